import { type RowOf, requestsWhere, requestTable } from '@noriter/four-eyes/request-table';
import type pg from 'pg';
import { z } from 'zod';
import type { RoundStanding } from '../domain/round-void.ts';

/** What a void would do with a site's bets at this moment. */
type VoidEffect = {
  /** Bets whose stake goes back, and how much that is. */
  bets: number;
  refund: bigint;
  /** What goes back to free bets, which are staked again then. */
  freed: bigint;
  /** Bets that won and keep it, and what they were paid; none before the draw. */
  kept: number;
  keptPaid: bigint;
};

export type VoidCase = RoundStanding & VoidEffect & { roundId: string };

type Key = { siteId: string; roundId: string };

/**
 * A round as it stands for a void; null when there is none. In a transaction the round is locked:
 * it is not drawn until the transaction ends.
 */
export async function readVoidCase(
  db: pg.Pool | pg.ClientBase,
  { siteId, roundId }: Key,
  { locks }: { locks: boolean },
): Promise<VoidCase | null> {
  const round = await db.query<{ state: string; isDrawDue: boolean }>(
    `select state, draws_at <= clock_timestamp() as "isDrawDue"
     from mini_round where round_id = $1 ${locks ? 'for no key update' : ''}`,
    [roundId],
  );
  const found = round.rows[0];
  if (found === undefined) return null;
  const isLater = found.state === 'drawn';
  const sums = await db.query<VoidEffect & { open: number }>(
    `select count(*) filter (where state = any($3))::int as bets,
       coalesce(sum(stake) filter (where state = any($3) and free_bet_id is null), 0)::bigint
         as refund,
       coalesce(sum(stake) filter (where state = any($3) and free_bet_id is not null), 0)::bigint
         as freed,
       count(*) filter (where state = 'won')::int as kept,
       coalesce(sum(returned) filter (where state = 'won'), 0)::bigint as "keptPaid",
       count(*) filter (where is_open)::int as open
     from bet where round_id = $1 and site_id = $2`,
    [roundId, siteId, isLater ? ['lost'] : ['pending', 'accepted']],
  );
  const { open, ...effect } = sums.rows[0] ?? {
    open: 0,
    bets: 0,
    refund: 0n,
    freed: 0n,
    kept: 0,
    keptPaid: 0n,
  };
  return { roundId, ...found, ...effect, hasOpenBets: open > 0 };
}

export async function roundName(
  tx: pg.ClientBase,
  roundId: string,
): Promise<{ gameId: string; gameDay: string; number: number }> {
  const { rows } = await tx.query<{ gameId: string; gameDay: string; number: number }>(
    `select game_id as "gameId", game_day as "gameDay", number from mini_round where round_id = $1`,
    [roundId],
  );
  const [name] = rows;
  if (name === undefined) throw new Error(`There is no round ${roundId}.`);
  return name;
}

/** Of each: what it came to when it was asked for, or approved; whether that was before the draw. */
export const roundVoids = requestTable('round_void', 'void_id', {
  roundId: z.string(),
  beforeDraw: z.boolean().nullable(),
  bets: z.int(),
  refund: z.bigint(),
  doneAt: z.date().nullable(),
});

export type RoundVoid = RowOf<typeof roundVoids.own.shape>;

/** Every void a site asked for on a round, the newest first. */
export function voidsOf(
  db: pg.Pool | pg.ClientBase,
  { siteId, roundId }: Key,
): Promise<RoundVoid[]> {
  return requestsWhere(db, roundVoids, 'site_id = $1 and round_id = $2', [siteId, roundId]);
}
