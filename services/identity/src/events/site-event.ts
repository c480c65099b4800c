import { create, type MessageInitShape } from '@bufbuild/protobuf';
import { timestampFromDate } from '@bufbuild/protobuf/wkt';
import { addToOutbox } from '@noriter/kit/outbox';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { siteEvents } from '@noriter/proto/topics';
import type pg from 'pg';
import type { IdentityDeps } from '../deps.ts';

/** Writes a site's event into the outbox, in the transaction of the change. */
export async function announceSite(
  { ids, clock }: Pick<IdentityDeps, 'ids' | 'clock'>,
  tx: pg.ClientBase,
  siteId: string,
  event: NonNullable<MessageInitShape<typeof SiteEventSchema>['event']>,
): Promise<void> {
  const occurredAt = timestampFromDate(clock.now());
  await addToOutbox(tx, siteEvents, {
    key: siteId,
    id: ids.next(),
    value: create(SiteEventSchema, { siteId, occurredAt, event }),
  });
}
