import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listRounds, listTransactions } from '../../src/rounds/store/list-rounds.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

const ROUNDS = 12_000;
const MEMBERS = 300;
const OF_MEMBER = ROUNDS / MEMBERS;
const [FIRST, LAST] = [new Date('2026-01-01T00:00:00Z'), new Date('2026-03-01T00:00:00Z')];

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_search');
  await world.pool.query(
    `insert into member (member_id, site_id, login_id)
     select gen_random_uuid(), 'noriter', 'player' || n from generate_series(1, ${MEMBERS}) as n`,
  );
  await world.pool.query(
    `insert into game_round (round_id, site_id, member_id, vendor_key, vendor_round_id, game_id,
       game_code, vendor_code, group_code, state, staked, returned, version, opened_at, last_at)
     select gen_random_uuid(), 'noriter', member_id, 'kplay', 'round-' || n, game_id, 'slot1', '200',
       'slot', 'closed', 1000, 900, 2, $1::timestamptz + make_interval(secs => n), $1
     from generate_series(1, ${ROUNDS}) as n
       join member on login_id = 'player' || (n % ${MEMBERS} + 1)
       join game on game.game_code = 'slot1'`,
    [FIRST],
  );
  await world.pool.query(
    `insert into game_transaction (transaction_id, site_id, member_id, vendor_key,
       vendor_transaction_id, verb, round_id, vendor_round_id, wager, amount, closes, fingerprint,
       state, code, balance, asked_at, decided_at)
     select gen_random_uuid(), site_id, member_id, vendor_key, 'of-' || vendor_round_id, 'bet', round_id,
       vendor_round_id, 'w', 1000, false, '', 'applied', 'ok', 0, opened_at, opened_at
     from game_round order by opened_at`,
  );
  await world.pool.query('vacuum analyze game_round, game_transaction, member');
});
afterAll(() => world.close());

type Plan = {
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};

/** How many rows of rounds and transactions a plan has read. */
function rowsRead(plan: Plan): number {
  const isOurs = /^game_(?:round|transaction)$/.test(plan['Relation Name'] ?? '');
  const removed =
    (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const own = isOurs ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] : 0;
  return (plan.Plans ?? []).reduce((sum, below) => sum + rowsRead(below), own);
}

/** A pool that counts the rows that its statements read. */
function counting() {
  let read = 0;
  const pool = {
    async query(text: string, values: unknown[]) {
      const { rows } = await world.pool.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (analyze, format json) ${text}`,
        values,
      );
      read += rows.reduce((sum, row) => sum + rowsRead(row['QUERY PLAN'][0].Plan), 0);
      return world.pool.query(text, values);
    },
  };
  return { pool: pool as unknown as pg.Pool, read: () => read };
}

const all = {
  siteId: 'noriter',
  from: FIRST,
  until: LAST,
  loginId: undefined,
  vendorKey: undefined,
};

async function anyRound() {
  const { rows } = await world.pool.query<{ roundId: string; transactionId: string }>(
    `select round_id as "roundId", transaction_id as "transactionId" from game_transaction
     where vendor_round_id = 'round-7777'`,
  );
  return rows[0] ?? { roundId: '', transactionId: '' };
}

test('a member’s rounds and transactions are found without looking at those of others', async () => {
  const { pool, read } = counting();
  const found = await listRounds(pool, { ...all, loginId: 'player77', round: undefined }, 2, 20);
  expect(found).toMatchObject({ total: OF_MEMBER, staked: String(OF_MEMBER * 1_000) });
  expect(found.rows).toHaveLength(20);
  const moved = await listTransactions(
    pool,
    { ...all, loginId: 'player77', transaction: undefined },
    1,
    20,
  );
  expect(moved.total).toBe(OF_MEMBER);
  // The page and its count, of both.
  expect(read()).toBeLessThanOrEqual(4 * OF_MEMBER);
});

test('a round and a transaction are found by our id and by the vendor’s name', async () => {
  const { roundId, transactionId } = await anyRound();
  for (const round of [roundId, 'round-7777', roundId.toUpperCase()]) {
    const { pool, read } = counting();
    const { rows, total } = await listRounds(pool, { ...all, round }, 1, 20);
    expect([total, rows[0]?.roundId]).toEqual([1, roundId]);
    expect(read()).toBe(2);
  }
  for (const transaction of [transactionId, 'of-round-7777']) {
    const { pool, read } = counting();
    const { rows, total } = await listTransactions(pool, { ...all, transaction }, 1, 20);
    expect([total, rows[0]?.transactionId]).toEqual([1, transactionId]);
    expect(read()).toBe(2);
  }
  const { pool } = counting();
  expect((await listRounds(pool, { ...all, round: randomUUID() }, 1, 20)).total).toBe(0);
  expect((await listRounds(pool, { ...all, round: "'; --" }, 1, 20)).total).toBe(0);
});

test('the back office narrows by all of it at once', async () => {
  const ask = world.operator('betting.read');
  const days = { startDate: '2026-01-01', endDate: '2026-02-28' };
  const rounds = async (body: object) => {
    const { data } = await ask('/api/admin/games/rounds', { ...days, ...body });
    return data.pageInfo.tatal_list_count;
  };
  const about = { round: 'round-76', loginId: 'player77', vendorKey: 'kplay', state: 'closed' };
  expect(await rounds(about)).toBe(1);
  expect(await rounds({ ...about, loginId: 'player78' })).toBe(0);
  expect(await rounds({ ...about, state: 'open' })).toBe(0);
  expect(await rounds({ ...about, vendorKey: 'bomb' })).toBe(0);
  expect(await rounds({})).toBe(ROUNDS);
});
