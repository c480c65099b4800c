import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { messageEvents } from '@noriter/proto/topics';
import type { BoardBase } from '../../base.ts';
import { notificationsRead } from '../events/message-event.ts';
import { readUpTo, unreadOf } from '../store/notifications.ts';

/**
 * A member has read everything up to one notification; other browsers of theirs learn it.
 *
 * @returns how many are unread now
 */
export async function readNotifications(
  { pool, clock, ids }: Pick<BoardBase, 'pool' | 'clock' | 'ids'>,
  member: { memberId: string; siteId: string },
  notificationId: string,
): Promise<number> {
  return withTransaction(pool, async (tx) => {
    const { memberId } = member;
    const moved = await readUpTo(tx, { memberId, notificationId });
    const unread = (await unreadOf(tx, [memberId])).get(memberId) ?? 0;
    if (moved) {
      const event = notificationsRead(member, { id: ids.next(), at: clock.now(), unread });
      await addToOutbox(tx, messageEvents, event);
    }
    return unread;
  });
}
