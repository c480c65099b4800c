import { create } from '@bufbuild/protobuf';
import { MessageEventSchema } from '@noriter/proto/message_events_pb';
import { expect, it } from 'vitest';
import { messageEventToDelivery } from './notice-message.ts';

const memberId = '7d0c62d2-8f3e-4d0a-9f51-0d9e5f6f1a11';

it('brings the member new notifications, and how many are unread', () => {
  const notification = {
    notificationId: 'n-1',
    kind: 'deposit-approved',
    subjectId: 'r-1',
    amount: 50_000n,
    reason: '',
  };
  const event = create(MessageEventSchema, {
    siteId: 'noriter',
    memberId,
    event: {
      case: 'notificationsAdded',
      value: { notifications: [notification], unread: 3 },
    },
  });
  const delivery = messageEventToDelivery('e-1', event);
  expect(delivery?.audience).toEqual({ kind: 'member', memberId });
  expect(delivery?.message).toMatchObject({ id: 'e-1', cmd: 'NOTICE', data1: '3' });
  const [shown] = JSON.parse(delivery?.message.data2 ?? '[]');
  expect(shown).toEqual({ ...notification, amount: '50000' });
});

it('brings the number alone when some were read', () => {
  const event = create(MessageEventSchema, {
    memberId,
    event: { case: 'notificationsRead', value: { unread: 0 } },
  });
  expect(messageEventToDelivery('e-2', event)?.message).toMatchObject({ data1: '0', data2: '' });
});

it('brings how many messages are unread', () => {
  const event = create(MessageEventSchema, {
    memberId,
    event: { case: 'messagesChanged', value: { unread: 2 } },
  });
  expect(messageEventToDelivery('e-4', event)).toEqual({
    audience: { kind: 'member', memberId },
    message: { id: 'e-4', cmd: 'MSG', data1: '2', data2: '' },
  });
});

it('makes of a message to many one delivery to all who read', () => {
  const event = create(MessageEventSchema, {
    siteId: 'noriter',
    event: { case: 'messageShown', value: { audience: 'all' } },
  });
  expect(messageEventToDelivery('e-5', event)?.audience).toEqual({
    kind: 'members',
    siteId: 'noriter',
  });
});

it('leaves out what a later version may bring', () => {
  expect(messageEventToDelivery('e-3', create(MessageEventSchema, { memberId }))).toBeNull();
});

it('shows operators, not the member, that an inquiry waits', () => {
  const event = create(MessageEventSchema, {
    siteId: 'noriter',
    memberId,
    event: { case: 'inquiryChanged', value: { inquiryIdx: 7, state: 'waiting' } },
  });
  expect(messageEventToDelivery('e-9', event)).toEqual({
    audience: { kind: 'operators', siteId: 'noriter', queue: 'inquiry' },
    message: { id: 'e-9', cmd: 'QUEUE', data1: 'inquiry', data2: '' },
  });
});
