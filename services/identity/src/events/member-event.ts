import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents } from '@noriter/proto/topics';
import type pg from 'pg';

import type { IdentityDeps } from '../deps.ts';

export type MemberEventBody = NonNullable<MessageInitShape<typeof MemberEventSchema>['event']>;

/** Writes a member's event into the outbox, in the transaction of the change. */
export async function announceMember(
  { ids, clock }: Pick<IdentityDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  { siteId, memberId }: { siteId: string; memberId: string },
  event: MemberEventBody,
): Promise<void> {
  const occurredAt = timestampFromDate(clock.now());
  await addToOutbox(tx, memberEvents, {
    key: memberId,
    id: ids.next(),
    value: create(MemberEventSchema, { siteId, memberId, occurredAt, event }),
  });
}
