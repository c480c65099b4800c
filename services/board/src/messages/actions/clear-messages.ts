import type { BoardBase } from '../../base.ts';
import { keptSince } from '../domain/retention.ts';
import { deleteMessagesBefore } from '../store/due-messages.ts';
import { deleteListsBefore } from '../store/message-lists.ts';

const ROWS_PER_STATEMENT = 20;

/**
 * Deletes messages that nobody has any more, and the lists they were for; what was sent stays in the
 * audit log.
 */
export async function clearMessages(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = keptSince(clock.now());
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    cleared = await deleteMessagesBefore(pool, { before, limit: ROWS_PER_STATEMENT });
  }
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    cleared = await deleteListsBefore(pool, { before, limit: ROWS_PER_STATEMENT });
  }
}
