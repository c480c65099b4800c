import { create } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import type { EventMessage } from '@noriter/kit/kafka';
import { MessageEventSchema } from '@noriter/proto/message_events_pb';
import type { messageEvents } from '@noriter/proto/topics';
import type { InquiryState } from '../domain/inquiry-rules.ts';

type About = { siteId: string; memberId: string; idx: number; state: InquiryState };

/** An inquiry waits, was answered, or somebody took it: the operators' queue shows it. */
export function inquiryChanged(
  { siteId, memberId, idx, state }: About,
  { id, at }: { id: string; at: Date },
): EventMessage<typeof messageEvents> {
  return {
    key: memberId,
    id,
    time: at,
    value: create(MessageEventSchema, {
      siteId,
      memberId,
      occurredAt: timestampFromDate(at),
      event: { case: 'inquiryChanged', value: { inquiryIdx: idx, state } },
    }),
  };
}
