import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EventMessage } from '@noriter/kit/kafka';
import { MessageEventSchema } from '@noriter/proto/message_events_pb';
import type { messageEvents } from '@noriter/proto/topics';
import { type Audience, audienceText } from '../domain/audience.ts';

type Message = EventMessage<typeof messageEvents>;
type Moment = { id: string; at: Date };

/** @param unread how many the member has not read now */
export function messagesChanged(
  { memberId, siteId }: { memberId: string; siteId: string },
  { id, at, unread }: Moment & { unread: number },
): Message {
  return eventOf({ siteId, memberId }, { id, at }, { case: 'messagesChanged', value: { unread } });
}

/** A message to many came or was recalled: one event, however many they are. */
export function messageShown(siteId: string, audience: Audience, moment: Moment): Message {
  const value = { audience: audienceText(audience) };
  return eventOf({ siteId, memberId: '' }, moment, { case: 'messageShown', value });
}

function eventOf(
  { siteId, memberId }: { siteId: string; memberId: string },
  { id, at }: Moment,
  event: NonNullable<MessageInitShape<typeof MessageEventSchema>['event']>,
): Message {
  return {
    key: memberId === '' ? siteId : memberId,
    id,
    time: at,
    value: create(MessageEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event,
    }),
  };
}
