// @module-tag money
import { randomUUID } from 'node:crypto';
import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { yesterday } from '@noriter/kit/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { readFeedRounds } from '../../src/feeds/actions/read-feed-rounds.ts';
import { countFeedDay } from '../../src/reports/actions/count-feed-day.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { gaugeOf } from '../world/gauges.ts';
import { stakedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_hostile_feeds');
});
afterAll(() => world.close());
beforeEach(async () => {
  for (const vendorKey of compared) setFeed(vendorKey, []);
  await world.pool.query('delete from game_difference');
  await world.pool.query('delete from game_reconciliation');
});

const compared = ['bomb', 'evolution', 'kplay', 'pragmatic'];

function setFeed(vendorKey: string, transactions: object[]) {
  world.vendorServer.answers.set(`/${vendorKey}/feed`, () => ({ transactions, cursor: null }));
}

const move = (more: object = {}) => ({
  transactionId: randomUUID(),
  kind: 'win',
  amount: '1000',
  at: new Date(Date.now() - 3_600_000).toISOString(),
  ...more,
});

async function runs() {
  const { rows } = await world.pool.query<{ vendor: string; state: string }>(
    'select vendor_key as vendor, state from game_reconciliation order by 1, started_at',
  );
  return rows.map(({ vendor, state }) => `${vendor} ${state}`);
}

async function differences() {
  const { rows } = await world.pool.query<{ id: string; kind: string }>(
    'select vendor_transaction_id as id, kind from game_difference order by 1',
  );
  return rows;
}

async function errorOf(job: string) {
  await world.running.runJob(job);
  const { rows } = await world.pool.query<{ error: string | null }>(
    'select error from kit.job_run where name = $1',
    [job],
  );
  return rows[0]?.error;
}

/** What no database keeps, and what one would keep as something else. */
const unkept = ['\u0000', 'a\u0007', '\ud800'];

test.each(unkept.flatMap((text) => [{ transactionId: text }, { kind: text }, { playerId: text }]))(
  'a line with %j fails its own vendor’s run, and no other',
  async (line) => {
    setFeed('bomb', [move(), move(line)]);
    expect(await errorOf('reconcile-game-vendors')).toBeNull();
    expect(await runs()).toEqual(['bomb failed', 'evolution done', 'kplay done', 'pragmatic done']);
    expect(await differences()).toEqual([]);
    const operator = world.operator('reconciliation.read');
    const { data } = await operator('/api/admin/games/reconciliation');
    expect(data.list).toContainEqual(
      expect.objectContaining({ vendorKey: 'bomb', problem: 'The feed could not be read.' }),
    );
  },
);

test('what cannot be written down of one vendor fails its run, and the others are compared', async () => {
  await world.pool.query(`
    create function refuse() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$;
    create trigger refuse before insert on game_difference for each row execute function refuse()`);
  setFeed('bomb', [move()]);
  expect(await errorOf('reconcile-game-vendors')).toBeNull();
  expect(await runs()).toEqual(['bomb failed', 'evolution done', 'kplay done', 'pragmatic done']);
  await world.pool.query(`
    drop trigger refuse on game_difference;
    create trigger refuse before insert on game_reconciliation for each row
      when (new.vendor_key = 'bomb') execute function refuse()`);
  expect(await errorOf('reconcile-game-vendors')).toBe('It failed for bomb.');
  expect(await runs()).toHaveLength(7);
  await world.pool.query('drop trigger refuse on game_reconciliation');
});

test('what is not compared for long is an alarm: a run that failed does not count', async () => {
  const success = 'noriter_game_reconciliation_last_success_timestamp_seconds';
  const until = (vendorKey: string) => gaugeOf(world, success, `vendor="${vendorKey}"`);
  setFeed('evolution', [move({ transactionId: '\u0000' })]);
  await world.running.runJob('reconcile-game-vendors');
  expect(Date.now() / 1000 - (await until('kplay'))).toBeLessThan(3_000);
  const since = await until('evolution');
  await world.running.runJob('reconcile-game-vendors');
  expect(await until('evolution')).toBe(since);
  expect(await until('kfishing')).toBeNaN();
  setFeed('evolution', []);
  await world.pool.query(
    `update game_reconciliation set started_at = started_at - interval '2 days',
       ended_at = ended_at - interval '2 days', until_at = until_at - interval '2 days'`,
  );
  expect(Date.now() / 1000 - (await until('evolution'))).toBeGreaterThan(172_000);
  await world.running.runJob('reconcile-game-vendors');
  expect(Date.now() / 1000 - (await until('evolution'))).toBeLessThan(3_000);
});

/** From the day before, as what was played may be of before midnight. */
const compareNow = () =>
  world.operator('reconciliation.read')('/api/admin/games/reconciliation/run', {
    vendorKey: 'kplay',
    startDate: yesterday(),
  });

test('attack: years are compared at once, in the memory of the process that answers vendors', async () => {
  const { data } = await world.operator('reconciliation.read')(
    '/api/admin/games/reconciliation/run',
    { vendorKey: 'kplay', startDate: '2000-01-01' },
  );
  const days = (Date.parse(data.until) - Date.parse(data.from)) / 86_400_000;
  expect(days).toBe(31);
});

test('attack: months are compared beside each other, each of them in memory', async () => {
  const asked = Promise.withResolvers<void>();
  const goOn = Promise.withResolvers<void>();
  world.vendorServer.answers.set('/kplay/feed', async () => {
    asked.resolve();
    await goOn.promise;
    return { transactions: [], cursor: null };
  });
  const first = compareNow();
  await asked.promise;
  expect((await compareNow()).resultCode).toBe('G011');
  goOn.resolve();
  expect((await first).data.state).toBe('done');
  setFeed('kplay', []);
  expect((await compareNow()).resultCode).toBe('0');
});

test('an id like those of our own voids hides no transaction of a vendor', async () => {
  const [won, undone] = [await stakedRound(world, 10_000n), await stakedRound(world, 10_000n)];
  const [winId, undoId] = [`void ${won.roundId}`, `void ${undone.roundId}`];
  await won.call('/transaction/win', {
    transaction_uuid: winId,
    reference_transaction_uuid: won.betId,
    amount: 5_000_000_000,
  });
  await undone.call('/transaction/rollback', {
    transaction_uuid: undoId,
    reference_transaction_uuid: undone.betId,
  });
  expect([await won.member.cash(), await undone.member.cash()]).toEqual(['59000', '10000']);
  await compareNow();
  const ids = (await differences()).map(({ id }) => id);
  expect(ids).toEqual(expect.arrayContaining([won.betId, winId, undone.betId, undoId]));
});

test('what we voided ourselves is no difference', async () => {
  const { member, betId, roundId } = await stakedRound(world, 10_000n);
  await world.pool.query(
    `update game_round set last_at = now() - interval '31 minutes' where round_id = $1`,
    [roundId],
  );
  world.vendorServer.answers.set('/kplay/round', () => ({ state: 'cancelled' }));
  await world.running.runJob('end-interrupted-rounds');
  expect(await member.cash()).toBe('10000');
  await compareNow();
  const ids = (await differences()).map(({ id }) => id);
  expect(ids).toContain(betId);
  expect(ids.filter((id) => id.includes(roundId))).toEqual([]);
});

/** A vendor with a wallet of its own, beside the one of the world. */
async function anotherWallet() {
  await world.pool.query(
    `insert into game_vendor (vendor_key, name_ko, name_en, name_vi, protocol, changed_at)
     values ('distant', 'd', 'd', 'd', 'transfer', now()) on conflict do nothing`,
  );
  await world.deps.vendors.refresh();
}

const HOUR_MS = 3_600_000;

/** A bet of a round, so many hours ago. */
const played = (player: string, roundId: string, hours: number) =>
  move({
    kind: 'bet',
    gameCode: 'fishing',
    playerId: player,
    roundId,
    at: new Date(Date.now() - hours * HOUR_MS).toISOString(),
  });

/** Money of a member went to a vendor's own wallet, so many hours ago. */
const carried = (memberId: string, vendorKey: string, hours: number, state = 'done') =>
  world.pool.query(
    `insert into game_transfer (transfer_id, site_id, member_id, vendor_key, direction, amount, state,
       next_at, started_at, ended_at, checked_at)
     select gen_random_uuid(), 'noriter', $1, $2, 'in', 500000, $4, at, at, at, at
     from (select now() - $3 * interval '1 hour' as at) as past`,
    [memberId, vendorKey, hours, state],
  );

async function roundsOf(memberId: string) {
  const { rows } = await world.pool.query<{ round: string }>(
    'select vendor_round_id as round from game_round where member_id = $1 order by 1',
    [memberId],
  );
  return rows.map(({ round }) => round);
}

test('what was played there before a bad line is read once the feed is right', async () => {
  const { memberId, player } = await world.member(0n);
  await carried(memberId, 'kfishing', 48);
  const good = played(player, 'good', 24.5);
  setFeed('kfishing', [good, { ...good, transactionId: '\u0000' }]);
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(false);
  // Two hours pass, and it has never been read.
  await world.pool.query(`update game_counted set until = until - interval '2 hours'`);
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(false);
  world.vendorServer.answers.set('/kfishing/feed', (_path, { from }) => ({
    transactions: [good, played(player, 'late', 26)].filter(({ at }) => at >= String(from)),
    cursor: null,
  }));
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
  expect(await roundsOf(memberId)).toEqual(['good', 'late']);
});

test('a vendor whose feed cannot be kept holds up no other', async () => {
  await anotherWallet();
  await world.pool.query(`
    create function refuse_feed() returns trigger language plpgsql as
      $$ begin raise exception 'refused'; end $$;
    create trigger refuse_feed before insert on game_counted for each row
      when (new.name = 'played distant') execute function refuse_feed()`);
  const { memberId, player } = await world.member(0n);
  for (const vendorKey of ['distant', 'kfishing']) await carried(memberId, vendorKey, 48);
  setFeed('distant', [played(player, 'distant', 1)]);
  setFeed('kfishing', [played(player, 'near', 1)]);
  expect(await errorOf('read-feed-rounds')).toBe('It failed for distant.');
  expect(await roundsOf(memberId)).toEqual(['near']);
});

test('attack: a feed has stakes of members who never carried money there', async () => {
  await anotherWallet();
  const [never, back, elsewhere, later, right] = [
    await world.member(0n),
    await world.member(0n),
    await world.member(0n),
    await world.member(0n),
    await world.member(0n),
  ];
  await carried(back.memberId, 'kfishing', 48, 'returned');
  await carried(elsewhere.memberId, 'distant', 48);
  await carried(later.memberId, 'kfishing', 0);
  await carried(right.memberId, 'kfishing', 48);
  const forged = [never, back, elsewhere, later].map(({ player }) => ({
    ...played(player, 'forged', 1),
    amount: '999999999999999',
  }));
  const lines = [...forged, played(right.player, 'right', 1)];
  // Its days are counted alone, also where midnight lies between now and then.
  world.vendorServer.answers.set('/kfishing/feed', (_path, { from, to }) => ({
    transactions: lines.filter(({ at }) => at >= String(from) && at < String(to)),
    cursor: null,
  }));
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
  for (const { memberId } of [never, back, elsewhere, later]) {
    expect(await roundsOf(memberId)).toEqual([]);
  }
  expect(await roundsOf(right.memberId)).toEqual(['right']);
  const ids = forged.map(({ transactionId: id }) => id).toSorted();
  expect(await differences()).toEqual(ids.map((id) => ({ id, kind: 'missing_ours' })));
  // It is noted once, and stays as it was worked through.
  const name = { vendorKey: 'kfishing', vendorTransactionId: ids[0], kind: 'missing_ours' };
  const done = { ...name, verb: 'bet', note: 'n' };
  const manages = world.operator('betting.manage');
  expect((await manages('/api/admin/games/differences/resolve', done)).resultCode).toBe('0');
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
  expect(await gaugeOf(world, 'noriter_game_differences_open')).toBe(3);
  await world.pool.query(`delete from game_day where vendor_key = 'kfishing'`);
  await world.running.runJob('count-feed-game-days');
  const { rows } = await world.pool.query<{ staked: string }>(
    `select sum(staked)::text as staked from game_day where vendor_key = 'kfishing'`,
  );
  expect(rows).toEqual([{ staked: played(right.player, 'right', 1).amount }]);
});

/** A feed has some lines, and pages without end for who asks for more than so many hours. */
function setLongFeed(lines: ReturnType<typeof move>[], hoursMax: number) {
  world.vendorServer.answers.set('/kfishing/feed', (_path, body) => {
    const [from, to] = [String(body.from), String(body.to)];
    const isShort = Date.parse(to) - Date.parse(from) <= hoursMax * HOUR_MS;
    return isShort
      ? { transactions: lines.filter(({ at }) => at >= from && at < to), cursor: null }
      : { transactions: [], cursor: 'next' };
  });
}

/** So many hours ago it was read. */
const wasRead = (hours: number) =>
  world.pool.query(
    `insert into game_counted (name, until) values ('played kfishing', now() - $1 * interval '1 hour')
     on conflict (name) do update set until = excluded.until`,
    [hours],
  );

test('what was played in a time with more than can be held is read hour by hour', async () => {
  const { memberId, player } = await world.member(0n);
  await carried(memberId, 'kfishing', 48);
  const lines = [2.5, 1.5, 0.5].map((hours) => played(player, `${hours} hours ago`, hours));
  setLongFeed(lines, 2.5);
  await wasRead(2);
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
  expect(await roundsOf(memberId)).toEqual(['1.5 hours ago', '2.5 hours ago']);
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(true);
  expect(await roundsOf(memberId)).toEqual(['0.5 hours ago', '1.5 hours ago', '2.5 hours ago']);
});

test('attack: a feed that has no end is read on and on', async () => {
  setLongFeed([], 0);
  await wasRead(0.5);
  expect(await readFeedRounds(world.deps, 'kfishing')).toBe(false);
});

test('a day with more than can be held is counted hour by hour', async () => {
  const { memberId, player } = await world.member(0n);
  await carried(memberId, 'kfishing', 72);
  const day = koreaDay(new Date(Date.now() - 24 * HOUR_MS));
  const at = (hours: number) =>
    new Date(koreaDayStart(day).getTime() + hours * HOUR_MS).toISOString();
  const lines = [0, 12, 23.5].map((hours) => ({ ...played(player, 'r', 0), at: at(hours) }));
  setLongFeed(lines, 1);
  await countFeedDay(world.deps, 'kfishing', day);
  const { rows } = await world.pool.query<{ bets: number; staked: string }>(
    `select bets::int, staked::text from game_day where vendor_key = 'kfishing' and day = $1::date`,
    [day],
  );
  expect(rows).toEqual([{ bets: 3, staked: '3000' }]);
});
