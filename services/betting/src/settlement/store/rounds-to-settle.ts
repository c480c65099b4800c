import type pg from 'pg';
import { z } from 'zod';
import type { Facts } from '../../mini/domain/facts.ts';
import { storedDraw } from '../../mini/store/rounds.ts';

export type DueRound = {
  roundId: string;
  /** Null when the round was excluded. */
  facts: Facts | null;
  reason: string | null;
};

const roundRow = z.object({ result: storedDraw.nullable(), reason: z.string().nullable() });

/** A round, and how it is read: one that cannot be is no reason for others to wait. */
export type UnreadRound = { roundId: string; outcome: () => Omit<DueRound, 'roundId'> };

/**
 * Rounds that are over and have accepted bets yet. It asks the index of such bets for its rounds,
 * one after the other, so that neither the number of bets nor that of rounds there ever were counts.
 */
export async function roundsToSettle(pool: pg.Pool): Promise<UnreadRound[]> {
  const { rows } = await pool.query<{ roundId: string }>(
    `with recursive waiting as (
       (select round_id from bet where is_open and state = 'accepted' and round_id is not null
        order by round_id limit 1)
       union all
       select (select round_id from bet
               where is_open and state = 'accepted' and round_id > waiting.round_id
               order by round_id limit 1)
       from waiting where waiting.round_id is not null
     )
     select round_id as "roundId", result, reason
     from waiting join mini_round as round using (round_id) where round.state <> 'open'
     order by round.draws_at`,
  );
  return rows.map((row) => ({
    roundId: row.roundId,
    outcome() {
      const { result, reason } = roundRow.parse(row);
      return { reason, facts: result?.facts ?? null };
    },
  }));
}
