// @module-tag money
import { randomUUID } from 'node:crypto';
import { koreaDay } from '@noriter/kit/korea-time';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { gaugeOf } from '../world/gauges.ts';
import { openedRound, stakedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_behind');
});
afterAll(() => world.close());

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const vendors = ['bomb', 'evolution', 'kplay', 'pragmatic'];

type Line = { transactionId: string; kind: string; amount: string; at: string };
let lines: Line[] = [];

beforeEach(async () => {
  lines = [];
  await world.pool.query('delete from game_difference');
  await world.pool.query('delete from game_reconciliation');
  for (const vendorKey of vendors) answer(vendorKey, () => []);
  answer('kplay', () => lines);
});

/** What a vendor's feed has, by the time that is asked for. */
function answer(vendorKey: string, all: () => Line[]) {
  world.vendorServer.answers.set(`/${vendorKey}/feed`, (_path, { from, to }) => ({
    transactions: all().filter(({ at }) => at >= String(from) && at < String(to)),
    cursor: null,
  }));
}

const goAway = () =>
  world.vendorServer.answers.set('/kplay/feed', () => Promise.reject(new Error('away')));

const line = (more: Partial<Line> = {}): Line => ({
  transactionId: randomUUID(),
  kind: 'win',
  amount: '1000',
  at: new Date(Date.now() - HOUR_MS).toISOString(),
  ...more,
});

const reconcile = () => world.running.runJob('reconcile-game-vendors');
/** From the day before, as an hour ago may have been yesterday. */
const compareNow = () =>
  world.operator('reconciliation.read')('/api/admin/games/reconciliation/run', {
    vendorKey: 'kplay',
    startDate: koreaDay(new Date(Date.now() - DAY_MS)),
  });

/** So many days pass after what was compared until now. */
const pass = (days: number) =>
  world.pool.query(
    `update game_reconciliation set started_at = started_at - $1 * interval '1 day',
       ended_at = ended_at - $1 * interval '1 day', from_at = from_at - $1 * interval '1 day',
       until_at = until_at - $1 * interval '1 day'`,
    [days],
  );

/** How long ago it is until when a vendor was compared, in days. */
async function behind(vendorKey = 'kplay') {
  const name = 'noriter_game_reconciliation_last_success_timestamp_seconds';
  const until = await gaugeOf(world, name, `vendor="${vendorKey}"`);
  return (Date.now() / 1000 - until) / 86_400;
}

async function differences(isOpen = true) {
  const asked = { vendorKey: 'kplay', isOpen, rows: 100 };
  const { data } = await world.operator('reconciliation.read')(
    '/api/admin/games/differences',
    asked,
  );
  return data.list as {
    vendorTransactionId: string;
    kind: string;
    verb: string;
    theirs: string;
    note: string;
  }[];
}

test('attack: a feed is silent for days, and what it had meanwhile is never compared', async () => {
  await reconcile();
  await pass(3);
  goAway();
  await reconcile();
  expect(await behind()).toBeGreaterThan(2.9);
  expect(await behind('pragmatic')).toBeLessThan(0.1);
  // A run by hand of what is newest leaves the hole before it.
  answer('kplay', () => lines);
  expect((await compareNow()).data.state).toBe('done');
  expect(await behind()).toBeGreaterThan(2.9);
  const at = new Date(Date.now() - 2.5 * DAY_MS).toISOString();
  lines = [line({ transactionId: 'in-the-hole', at })];
  await reconcile();
  const found = (await differences()).map(({ vendorTransactionId }) => vendorTransactionId);
  expect(found).toContain('in-the-hole');
  expect(await behind()).toBeLessThan(0.1);
});

test('attack: a day that can never be compared keeps what is newest from being compared', async () => {
  await reconcile();
  await pass(3);
  const closed = new Date(Date.now() - 2 * DAY_MS).toISOString();
  world.vendorServer.answers.set('/kplay/feed', (_path, { from, to }) =>
    String(from) < closed
      ? Promise.reject(new Error('too old'))
      : {
          transactions: lines.filter(({ at }) => at >= String(from) && at < String(to)),
          cursor: null,
        },
  );
  lines = [line({ transactionId: 'newest' })];
  await reconcile();
  const found = (await differences()).map(({ vendorTransactionId }) => vendorTransactionId);
  expect(found).toContain('newest');
  expect(await behind()).toBeGreaterThan(2.9);
  // A month later the vendor has nothing to say of that day any more.
  await pass(32);
  answer('kplay', () => lines);
  for (let time = 0; time < 6; time += 1) await reconcile();
  expect(await behind()).toBeLessThan(0.1);
});

test('what is far behind is caught up with over several runs, day by day', async () => {
  await reconcile();
  await pass(10);
  await reconcile();
  expect(await behind()).toBeGreaterThan(1);
  const { rows } = await world.pool.query<{ hours: number }>(
    `select max(extract(epoch from until_at - from_at))::int / 3600 as hours
     from game_reconciliation where vendor_key = 'kplay'`,
  );
  expect(rows[0]?.hours).toBeLessThanOrEqual(25);
  await reconcile();
  expect(await behind()).toBeLessThan(0.1);
});

test('a vendor that was never compared is compared from when that was first tried', async () => {
  goAway();
  await reconcile();
  await pass(2);
  expect(await behind()).toBeGreaterThan(1.9);
  await reconcile();
  expect(await behind()).toBeGreaterThan(1.9);
  const at = new Date(Date.now() - 2.5 * DAY_MS).toISOString();
  answer('kplay', () => lines);
  lines = [line({ transactionId: 'before-the-first', at })];
  await reconcile();
  const found = (await differences()).map(({ vendorTransactionId }) => vendorTransactionId);
  expect(found).toContain('before-the-first');
  expect(await behind()).toBeLessThan(0.1);
});

test('a vendor that had to wait for the others the first time was compared', async () => {
  await reconcile();
  await world.pool.query(
    `update game_reconciliation set until_at = started_at - interval '70 minutes'`,
  );
  expect(await behind()).toBeLessThan(0.1);
});

test('what a vendor may still call again is left to the next run', async () => {
  const young = new Date(Date.now() - 0.6 * HOUR_MS).toISOString();
  lines = [line({ transactionId: 'young', at: young }), line({ transactionId: 'old' })];
  await reconcile();
  const found = (await differences()).map(({ vendorTransactionId }) => vendorTransactionId);
  expect(found).toContain('old');
  expect(found).not.toContain('young');
});

const resolve = (verb: string) =>
  world.operator('betting.manage')('/api/admin/games/differences/resolve', {
    vendorKey: 'kplay',
    vendorTransactionId: 'one',
    kind: 'missing_ours',
    verb,
    note: 'paid by hand',
  });
const ofOne = async (isOpen: boolean) => {
  const found = await differences(isOpen);
  return found
    .filter(({ vendorTransactionId }) => vendorTransactionId === 'one')
    .map(({ verb, theirs }) => `${verb} ${theirs}`)
    .toSorted();
};

test('one id with two verbs that differ is two differences, each resolved on its own', async () => {
  lines = [line({ transactionId: 'one' }), line({ transactionId: 'one', kind: 'bet' })];
  await compareNow();
  expect(await ofOne(true)).toEqual(['bet 1000', 'win 1000']);
  expect((await resolve('bet')).resultCode).toBe('0');
  expect((await resolve('bet')).resultCode).toBe('G005');
  expect(await ofOne(true)).toEqual(['win 1000']);
});

test('what was resolved is open again when other sums are stated, and only then', async () => {
  lines = [line({ transactionId: 'one' })];
  await compareNow();
  await resolve('win');
  await compareNow();
  expect([await ofOne(true), await ofOne(false)]).toEqual([[], ['win 1000']]);
  lines = [line({ transactionId: 'one', amount: '5000' })];
  await compareNow();
  expect([await ofOne(true), await ofOne(false)]).toEqual([['win 5000'], []]);
  // Of one that is open the last sums are shown.
  lines = [line({ transactionId: 'one', amount: '7000' })];
  await compareNow();
  expect(await ofOne(true)).toEqual(['win 7000']);
});

test('a line that comes twice is a difference of its sum, however often it is compared', async () => {
  const twice = line({ transactionId: 'one' });
  lines = [twice, twice];
  await compareNow();
  await resolve('win');
  await compareNow();
  expect([await ofOne(true), await ofOne(false)]).toEqual([[], ['win 2000']]);
  // Named once more since it was worked through.
  await world.pool.query(`update game_difference set resolved_at = now() - interval '2 hours'`);
  await compareNow();
  expect(await ofOne(true)).toEqual(['win 2000']);
});

test('attack: an id that a feed names on two days is another difference for whoever reads less of it', async () => {
  const early = new Date(Date.now() - 2.5 * DAY_MS);
  const compareAll = () =>
    world.operator('reconciliation.read')('/api/admin/games/reconciliation/run', {
      vendorKey: 'kplay',
      startDate: koreaDay(early),
    });
  const states = async () => [await ofOne(true), await ofOne(false)];
  const named = [line({ transactionId: 'one', at: early.toISOString() })];
  lines = [...named, line({ transactionId: 'one' })];
  await compareAll();
  await resolve('win');
  for (const compare of [reconcile, compareNow, compareAll]) {
    await compare();
    expect(await states()).toEqual([[], ['win 2000']]);
  }
  // What is new is seen, whoever reads it, and stays.
  const since = new Date(Date.now() - 0.8 * HOUR_MS).toISOString();
  lines.push(line({ transactionId: 'one', at: since }));
  for (const compare of [reconcile, compareNow, compareAll]) {
    await compare();
    expect(await states()).toEqual([['win 3000'], []]);
  }
  // Who reads all of it states it anew.
  lines = named;
  await compareNow();
  expect(await states()).toEqual([['win 3000'], []]);
  await compareAll();
  expect(await states()).toEqual([['win 1000'], []]);
});

test('a rollback is compared with what it gave back', async () => {
  const [honest, invented, undone] = [
    await stakedRound(world, 10_000n),
    await stakedRound(world, 10_000n),
    await stakedRound(world, 10_000n),
  ];
  const undo = async ({ call, betId }: typeof honest) => {
    const id = randomUUID();
    const fields = { transaction_uuid: id, reference_transaction_uuid: betId };
    expect((await call('/transaction/rollback', fields)).body).toMatchObject({ status: 'RS_OK' });
    return id;
  };
  // What was refused moved nothing, and nothing goes back of it.
  const poor = { ...(await openedRound(world, 10_000n)), betId: randomUUID() };
  const tooMuch = { transaction_uuid: poor.betId, amount: 100_000_000_000 };
  expect((await poor.call('/transaction/bet', tooMuch)).body).not.toMatchObject({
    status: 'RS_OK',
  });
  const ofRefused = await undo({ ...honest, ...poor });
  const right = await undo(honest);
  const wrong = await undo(invented);
  await world.pool.query(
    `update game_round set last_at = now() - interval '31 minutes' where round_id = $1`,
    [undone.roundId],
  );
  world.vendorServer.answers.set('/kplay/round', () => ({ state: 'cancelled' }));
  await world.running.runJob('end-interrupted-rounds');
  // We gave it back before its vendor asked for that.
  const late = await undo(undone);
  const again = await undo(honest);
  const at = new Date().toISOString();
  const undoing = (transactionId: string, amount = '1000') =>
    line({ transactionId, kind: 'rollback', amount, at });
  lines = [
    undoing(right),
    undoing(wrong, '9000'),
    undoing(late),
    undoing(again),
    undoing(ofRefused),
  ];
  await compareNow();
  const found = (await differences()).filter(({ verb }) => verb === 'rollback');
  expect(found.map(({ vendorTransactionId }) => vendorTransactionId).toSorted()).toEqual(
    [wrong, again].toSorted(),
  );
  expect(found.map(({ kind }) => kind)).toEqual(['amount', 'amount']);
});
