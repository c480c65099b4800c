import type { BoardBase } from '../../base.ts';
import { keptFrom } from '../domain/notification-age.ts';
import { deleteNotificationsBefore } from '../store/notifications.ts';

const ROWS_PER_STATEMENT = 5_000;

/** Deletes notifications that have stood long enough, some thousand at a time. */
export async function clearNotifications(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const before = keptFrom(clock.now());
  for (let cleared = ROWS_PER_STATEMENT; cleared === ROWS_PER_STATEMENT && !signal.aborted; ) {
    cleared = await deleteNotificationsBefore(pool, { before, limit: ROWS_PER_STATEMENT });
  }
}
