import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { PlayedMove } from '../domain/feed-moves.ts';

/** What was staked in the rounds of some moves, less what was taken back, by what is counted; others are left out. */
export async function readStaked(
  tx: pg.ClientBase,
  moves: readonly Pick<PlayedMove, 'roundId'>[],
): Promise<ReadonlyMap<string, Won>> {
  const { rows } = await tx.query<{ roundId: string; staked: Won }>(
    `select round_id as "roundId", staked from game_round where round_id = any($1::uuid[])`,
    [[...new Set(moves.map(({ roundId }) => roundId))]],
  );
  return new Map(rows.map(({ roundId, staked }) => [roundId, staked]));
}
