import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { deriveId } from '@noriter/kit/ids';
import type { EventMessage } from '@noriter/kit/kafka';
import { MessageEventSchema } from '@noriter/proto/message_events_pb';
import type { messageEvents } from '@noriter/proto/topics';
import type { Notification } from '../domain/notification-kinds.ts';

type Message = EventMessage<typeof messageEvents>;

/** A browser shows no more at once; the notification centre has them all. */
const SHOWN_MAX = 20;

/**
 * @param news of one member, at least one
 * @param unread how many the member has not read, these included
 */
export function notificationsAdded(news: readonly Notification[], unread: number): Message {
  const newest = news.at(-1);
  if (newest === undefined) throw new RangeError('There is no notification to publish.');
  const { memberId, siteId, at, notificationId } = newest;
  return {
    key: memberId,
    id: deriveId('notifications-added', notificationId),
    time: at,
    value: create(MessageEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: {
        case: 'notificationsAdded',
        value: { notifications: news.slice(-SHOWN_MAX), unread },
      },
    }),
  };
}

/** @param unread how many are left */
export function notificationsRead(
  { memberId, siteId }: { memberId: string; siteId: string },
  { id, at, unread }: { id: string; at: Date; unread: number },
): Message {
  return {
    key: memberId,
    id,
    time: at,
    value: create(MessageEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: { case: 'notificationsRead', value: { unread } },
    }),
  };
}
