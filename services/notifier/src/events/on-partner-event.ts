import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { partnerEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { newestDays, partnerEventToDelivery } from '../domain/partner-to-message.ts';

/** What a partner's day comes to goes to the partner's browsers. */
export async function onPartnerEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof partnerEvents>[],
): Promise<void> {
  const deliveries = events.flatMap(({ id, value }) => partnerEventToDelivery(id, value) ?? []);
  await live.deliver(newestDays(deliveries));
}
