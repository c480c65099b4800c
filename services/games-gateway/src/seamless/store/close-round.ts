import type pg from 'pg';
import type { Round } from '../../rounds/domain/round.ts';
import { roundColumns } from '../../rounds/store/round-columns.ts';

/** Transactions of a round that the wallet has not answered. */
export async function pendingOf(tx: pg.ClientBase, roundId: string): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select transaction_id as id from game_transaction where round_id = $1 and state = 'pending'`,
    [roundId],
  );
  return rows.map(({ id }) => id);
}

/** Ends a round that is open. @returns the round as it is then; null when it was not open */
export async function closeOpenRound(
  tx: pg.ClientBase,
  roundId: string,
  { state, at }: { state: 'closed' | 'refunded'; at: Date },
): Promise<Round | null> {
  const { rows } = await tx.query<Round>(
    `update game_round r set state = $2, closed_at = $3, last_at = $3, version = version + 1
     where round_id = $1 and state = 'open' returning ${roundColumns}`,
    [roundId, state, at],
  );
  return rows[0] ?? null;
}
