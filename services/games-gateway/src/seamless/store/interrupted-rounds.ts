import type pg from 'pg';
import type { Round } from '../../rounds/domain/round.ts';
import { roundColumns } from '../../rounds/store/round-columns.ts';

/** Rounds that are open and have not moved since a moment, the oldest first. */
export async function readInterrupted(
  pool: pg.Pool,
  before: Date,
  limit: number,
): Promise<Round[]> {
  const { rows } = await pool.query<Round>(
    `select ${roundColumns} from game_round r where state = 'open' and last_at < $1
     order by last_at limit $2`,
    [before, limit],
  );
  return rows;
}

/** Puts a round that nobody could say anything about behind the others. */
export async function postpone(pool: pg.Pool, roundId: string, at: Date): Promise<void> {
  await pool.query(`update game_round set last_at = $2 where round_id = $1 and state = 'open'`, [
    roundId,
    at,
  ]);
}

/** A transaction of a round that moved money and was not taken back. */
export type StandingMove = { transactionId: string; verb: string; amount: bigint };

export async function standingOf(tx: pg.ClientBase, roundId: string): Promise<StandingMove[]> {
  const { rows } = await tx.query<StandingMove>(
    `select transaction_id as "transactionId", verb, amount from game_transaction
     where round_id = $1 and state = 'applied' and rolled_back_at is null and verb <> 'rollback'
     order by asked_at`,
    [roundId],
  );
  return rows;
}
