import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { type PartnerEvent, PartnerEventSchema } from '@noriter/proto/partner_events_pb';
import { partnerEvents } from '@noriter/proto/topics';
import type pg from 'pg';

type Of = { siteId: string; partnerId: string; at: Date };
type Body = NonNullable<MessageInitShape<typeof PartnerEventSchema>['event']>;

/** Publishes what became of a partner, in the transaction of it. */
export async function publishPartnerEvent(
  tx: pg.ClientBase,
  id: string,
  { siteId, partnerId, at }: Of,
  event: Body,
): Promise<void> {
  const value: PartnerEvent = create(PartnerEventSchema, {
    siteId,
    partnerId,
    occurredAt: timestampFromDate(at),
    event,
  });
  await addToOutbox(tx, partnerEvents, { key: partnerId, id, value, time: at });
}
