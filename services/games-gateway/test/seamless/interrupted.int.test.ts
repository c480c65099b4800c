// @module-tag money
import { randomUUID } from 'node:crypto';
import { yesterday } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';
import { stakedRound } from '../world/hub-rounds.ts';

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_interrupted');
});
afterAll(async () => {
  await world.expectEqualBooks();
  await world.close();
});

async function restingRound() {
  const staked = await stakedRound(world, 10_000n);
  await rest(staked.round);
  return staked;
}

/** For so long that somebody asks how it ended. */
function rest(round: string) {
  return world.pool.query(
    `update game_round set last_at = now() - interval '31 minutes' where vendor_round_id = $1`,
    [round],
  );
}

async function stateOf(round: string) {
  const { rows } = await world.pool.query<{ state: string }>(
    'select state from game_round where vendor_round_id = $1',
    [round],
  );
  return rows[0]?.state;
}

test.each([
  ['closed', 'closed', '9000'],
  ['cancelled', 'refunded', '10000'],
  ['unknown', 'refunded', '10000'],
  ['open', 'open', '9000'],
])('a round that its vendor calls %s is %s', async (answered, state, cash) => {
  const { member, round } = await restingRound();
  world.vendorServer.answers.set('/kplay/round', () => ({ state: answered }));
  await world.running.runJob('end-interrupted-rounds');
  expect(await stateOf(round)).toBe(state);
  expect(await member.cash()).toBe(cash);
});

test("attack: a vendor's rollback under the name of our void keeps rounds from being ended", async () => {
  const [one, other] = [await restingRound(), await restingRound()];
  const named = `void ${one.roundId}`;
  const undo = { transaction_uuid: named, reference_transaction_uuid: randomUUID() };
  await one.call('/transaction/rollback', undo);
  await rest(one.round);
  world.vendorServer.answers.set('/kplay/round', () => ({ state: 'unknown' }));
  await world.running.runJob('end-interrupted-rounds');
  expect([await stateOf(one.round), await stateOf(other.round)]).toEqual(['refunded', 'refunded']);
  expect([await one.member.cash(), await other.member.cash()]).toEqual(['10000', '10000']);
});

test('after we gave a stake back, its rollback changes nothing and its win is refused', async () => {
  const { member, betId, call } = await restingRound();
  world.vendorServer.answers.set('/kplay/round', () => ({ state: 'unknown' }));
  await world.running.runJob('end-interrupted-rounds');
  const reference = { reference_transaction_uuid: betId, round_closed: true };
  const undo = { ...reference, transaction_uuid: randomUUID() };
  expect((await call('/transaction/rollback', undo)).body).toMatchObject({ status: 'RS_OK' });
  const win = { ...reference, transaction_uuid: randomUUID(), amount: 500_000_000 };
  expect((await call('/transaction/win', win)).body.status).toBe('RS_ERROR_DUPLICATE_TRANSACTION');
  expect(await member.cash()).toBe('10000');
});

test('a feed is compared with our record, and differences are worked through', async () => {
  const { member, round, betId } = await restingRound();
  const at = new Date().toISOString();
  const own = { transactionId: betId, kind: 'bet', amount: '999', at };
  const theirs = [own, { ...own, transactionId: 'ghost' }].map((one) => ({
    ...one,
    roundId: round,
    gameCode: 'slot1',
    playerId: member.player,
  }));
  world.vendorServer.answers.set('/kplay/feed', (_path, { cursor }) =>
    cursor === null
      ? { transactions: theirs.slice(0, 1), cursor: 'next' }
      : { transactions: theirs.slice(1), cursor: null },
  );
  const operator = world.operator('reconciliation.read', 'betting.manage');
  const asked = { vendorKey: 'kplay', startDate: yesterday() };
  const run = await operator('/api/admin/games/reconciliation/run', asked);
  expect(run.data).toMatchObject({ state: 'done', matched: 0 });
  const { data } = await operator('/api/admin/games/differences', { rows: 100 });
  const ofId = (id: string) =>
    data.list.find((one: { vendorTransactionId: string }) => one.vendorTransactionId === id);
  expect(ofId('ghost')).toMatchObject({ kind: 'missing_ours', theirs: '999' });
  expect(ofId(betId)).toMatchObject({ kind: 'amount', ours: '1000', theirs: '999' });
  const wish = {
    vendorKey: 'kplay',
    vendorTransactionId: 'ghost',
    kind: 'missing_ours',
    verb: 'bet',
    note: 'n',
  };
  expect((await operator('/api/admin/games/differences/resolve', wish)).resultCode).toBe('0');
  expect((await operator('/api/admin/games/differences/resolve', wish)).resultCode).toBe('G005');
  const worked = await operator('/api/admin/games/differences', { isOpen: false });
  expect(worked.data.list).toMatchObject([{ vendorTransactionId: 'ghost', note: 'n' }]);
});

// The last one: in the feeds of its vendor its bets are missing.
test('a round of more bets than the wallet takes of a call is given back as well', async () => {
  const { member, round, call } = await restingRound();
  for (let more = 0; more < 200; more += 1) {
    const one = { transaction_uuid: randomUUID(), amount: 1_000_000 };
    expect((await call('/transaction/bet', one)).body.status).toBe('RS_OK');
  }
  expect(await member.cash()).toBe('7000');
  await rest(round);
  world.vendorServer.answers.set('/kplay/round', () => ({ state: 'cancelled' }));
  await world.running.runJob('end-interrupted-rounds');
  expect(await stateOf(round)).toBe('refunded');
  expect(await member.cash()).toBe('10000');
});
