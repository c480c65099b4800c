// @module-tag money
import { randomUUID } from 'node:crypto';
import { withTransaction } from '@noriter/kit/postgres';
import { eventually } from '@noriter/kit/testing';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { moveRounds, type RoundChange } from '../../src/seamless/store/move-rounds.ts';
import { forgetEnded, type Pending, readPendingSince } from '../../src/seamless/store/read-open.ts';
import { type GamesWorld, openGamesWorld } from '../world/games-world.ts';

const NOW = new Date('2026-01-01T00:00:00Z');

let world: GamesWorld;

beforeAll(async () => {
  world = await openGamesWorld('games_moved_together');
});
afterAll(() => world.close());

/** A round with two bets that stand, and a win of each that the wallet has still to answer. */
async function roundOfTwo(): Promise<{ roundId: string; wins: string[] }> {
  const [roundId, memberId, wins] = [randomUUID(), randomUUID(), [randomUUID(), randomUUID()]];
  await world.pool.query(
    `insert into game_round (round_id, site_id, member_id, vendor_key, vendor_round_id, game_id,
       game_code, vendor_code, group_code, state, staked, returned, version, opened_at, last_at)
     select $1::uuid, 'noriter', $2::uuid, 'kplay', $1::uuid::text, game_id, 'slot1', '200', 'slot', 'open', 2000, 0, 2, $3, $3
     from game where game_code = 'slot1' limit 1`,
    [roundId, memberId, NOW],
  );
  for (const [at, win] of wins.entries()) {
    for (const [id, verb, state] of [
      [randomUUID(), 'bet', 'applied'],
      [win, 'win', 'pending'],
    ]) {
      await world.pool.query(
        `insert into game_transaction (transaction_id, site_id, member_id, vendor_key,
           vendor_transaction_id, verb, round_id, wager, amount, closes, fingerprint, state, code, asked_at)
         values ($1, 'noriter', $2, 'kplay', $3, $4, $5, $6, 1000, false, '', $7, '', $8)`,
        [id, memberId, id, verb, roundId, `wager-${at}`, state, NOW],
      );
    }
  }
  return { roundId, wins };
}

/** Ends a win and its round, as one process does; `before` runs before its commit. */
async function end(
  { roundId, win }: { roundId: string; win: string },
  before: () => Promise<unknown> = async () => undefined,
) {
  const change: RoundChange = {
    roundId,
    staked: 0n,
    returned: 1_000n,
    closes: false,
    at: NOW,
    begins: null,
    mayEnd: true,
    roundEnds: 'with-wagers',
  };
  return withTransaction(world.pool, async (tx: pg.ClientBase) => {
    await tx.query(`update game_transaction set state = 'applied' where transaction_id = $1`, [
      win,
    ]);
    await moveRounds(tx, [change]);
    await before();
  });
}

async function waitingForLocks(): Promise<number> {
  const { rows } = await world.pool.query<{ count: number }>(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and wait_event_type = 'Lock'`,
  );
  return rows[0]?.count ?? 0;
}

test('a round whose last wins two processes end at once is closed', async () => {
  const { roundId, wins } = await roundOfTwo();
  const [first = '', second = ''] = wins;
  let other: Promise<unknown> = Promise.resolve();
  await end({ roundId, win: first }, async () => {
    other = end({ roundId, win: second });
    // It comes to the round while it is ours.
    await eventually(async () => expect(await waitingForLocks()).toBeGreaterThan(0));
  });
  await other;
  const { rows } = await world.pool.query(
    'select state, returned, version from game_round where round_id = $1',
    [roundId],
  );
  expect(rows).toEqual([{ state: 'closed', returned: 2_000n, version: 4 }]);
});

test('what has ended and still stands among what waits is taken out', async () => {
  const { wins } = await roundOfTwo();
  const [ended = '', waits = ''] = wins;
  await world.pool.query(
    `insert into game_pending (transaction_id, asked_at) values ($1, $3), ($2, $3)`,
    [ended, waits, NOW],
  );
  await world.pool.query(
    `update game_transaction set state = 'applied' where transaction_id = $1`,
    [ended],
  );
  const later = new Date(NOW.getTime() + 1);
  await forgetEnded(world.pool, later);
  const own = { before: later, after: null, limit: 2 };
  expect(await readPendingSince(world.pool, own)).toMatchObject([{ transactionId: waits }]);
});

test('what waits is read page by page, also where it all came at one moment', async () => {
  const { wins } = await roundOfTwo();
  await world.pool.query('delete from game_pending');
  await world.pool.query(
    'insert into game_pending (transaction_id, asked_at) select unnest($1::uuid[]), $2',
    [wins, NOW],
  );
  const before = new Date(NOW.getTime() + 1);
  const seen: string[] = [];
  let after: Pending | null = null;
  do {
    const [one]: Pending[] = await readPendingSince(world.pool, { before, after, limit: 1 });
    if (one !== undefined) seen.push(one.transactionId);
    after = one ?? null;
  } while (after !== null);
  expect(seen).toEqual(wins.toSorted());
});
