import { addAllToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { messageEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { BoardBase } from '../../base.ts';
import { isKept } from '../domain/notification-age.ts';
import type { Notification } from '../domain/notification-kinds.ts';
import { notificationsAdded } from '../events/message-event.ts';
import { insertNotifications, unreadOf } from '../store/notifications.ts';
import { queuePushes } from '../store/push-messages.ts';

/**
 * Writes notifications down, each once, and publishes them to their members. No inbox remembers the
 * events behind them: a notification has its event's id.
 */
export async function addNotifications(
  { pool, clock }: Pick<BoardBase, 'pool' | 'clock'>,
  notifications: readonly Notification[],
): Promise<void> {
  const now = clock.now();
  // An event that is replayed after its notification has been cleared adds none.
  const kept = notifications.filter(({ at }) => isKept(at, now));
  if (kept.length === 0) return;
  // A repetition may be in the batch of its first.
  const once = new Map(kept.map((one) => [one.notificationId, one]));
  await withTransaction(pool, (tx) => writeNotifications(tx, [...once.values()], now));
}

/** The same within the transaction of what happened. */
export async function writeNotifications(
  tx: pg.ClientBase,
  notifications: readonly Notification[],
  now: Date,
): Promise<void> {
  const added = await insertNotifications(tx, notifications);
  await queuePushes(tx, added, now);
  const byMember = Map.groupBy(added, ({ memberId }) => memberId);
  const unread = await unreadOf(tx, [...byMember.keys()]);
  const messages = [...byMember].map(([memberId, news]) =>
    notificationsAdded(news, unread.get(memberId) ?? 0),
  );
  await addAllToOutbox(tx, messageEvents, messages);
}
