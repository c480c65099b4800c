import type pg from 'pg';
import { z } from 'zod';
import type { Facts } from '../domain/mini/facts.ts';
import { storedDraw } from './mini-rounds.ts';

export type DueRound = {
  roundId: string;
  /** Null when the round was excluded. */
  facts: Facts | null;
  reason: string | null;
};

const roundRow = z.object({
  roundId: z.string(),
  result: storedDraw.nullable(),
  reason: z.string().nullable(),
});

/**
 * Rounds that are over and have accepted bets yet. It asks the index of such bets for its rounds,
 * one after the other, so that neither the number of bets nor that of rounds there ever were counts.
 */
export async function roundsToSettle(pool: pg.Pool): Promise<DueRound[]> {
  const { rows } = await pool.query(
    `with recursive held as (
       (select round_id from bet where is_open and state = 'accepted' and round_id is not null
        order by round_id limit 1)
       union all
       select (select round_id from bet
               where is_open and state = 'accepted' and round_id > held.round_id
               order by round_id limit 1)
       from held where held.round_id is not null
     )
     select round_id as "roundId", result, reason
     from held join mini_round as round using (round_id) where round.state <> 'open'
     order by round.draws_at`,
  );
  return roundRow
    .array()
    .parse(rows)
    .map(({ result, ...round }) => ({ ...round, facts: result?.facts ?? null }));
}
