import type { MessageEvent } from '@noriter/proto/message_events_pb';

import { type Delivery, queueDelivery } from './live-message.ts';

/**
 * `NOTICE`: data1 is how many notifications the member has not read, data2 the new ones as JSON;
 * empty when some were read. `MSG`: data1 is how many messages the member has not read; of a message
 * to many it is empty here, and worked out for each who reads. An inquiry concerns its operators. Null for
 * what this version does not know.
 */
export function messageEventToDelivery(id: string, event: MessageEvent): Delivery | null {
  const { memberId, siteId } = event;
  const audience = { kind: 'member', memberId } as const;
  switch (event.event.case) {
    case 'notificationsAdded': {
      const { notifications, unread } = event.event.value;
      const news = notifications.map(({ notificationId, kind, subjectId, amount, reason }) => ({
        notificationId,
        kind,
        subjectId,
        amount: amount.toString(),
        reason,
      }));
      const data2 = JSON.stringify(news);
      return { audience, message: { id, cmd: 'NOTICE', data1: unread.toString(), data2 } };
    }
    case 'notificationsRead': {
      const { unread } = event.event.value;
      return { audience, message: { id, cmd: 'NOTICE', data1: unread.toString(), data2: '' } };
    }
    case 'messagesChanged': {
      const { unread } = event.event.value;
      return { audience, message: { id, cmd: 'MSG', data1: unread.toString(), data2: '' } };
    }
    case 'messageShown': {
      const message = { id, cmd: 'MSG', data1: '', data2: '' } as const;
      return { audience: { kind: 'members', siteId }, message };
    }
    case 'inquiryChanged':
      return queueDelivery(id, siteId, 'inquiry');
    default:
      return null;
  }
}
