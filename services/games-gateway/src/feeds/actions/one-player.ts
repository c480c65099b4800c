import type pg from 'pg';
import { noteOfOthers, readOfOthers } from '../../reconciliation/store/other-players.ts';
import type { FeedsDeps } from '../deps.ts';
import type { PlayedMove } from '../domain/feed-moves.ts';

/**
 * What of some lines is no other player's than was counted under its id. The rest is noted as differences, and is played
 * by nobody: a round of one is not another's.
 */
export async function ofOnePlayer(
  { log }: Pick<FeedsDeps, 'log'>,
  tx: pg.ClientBase,
  vendorKey: string,
  { moves, at }: { moves: readonly PlayedMove[]; at: Date },
): Promise<PlayedMove[]> {
  const others = await readOfOthers(tx, moves);
  const noted = await noteOfOthers(tx, vendorKey, [...others], at);
  if (noted > 0)
    log.error({ vendorKey, noted }, 'a vendor has what was counted as of another player');
  return moves.filter((one) => !others.has(one));
}
