import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { betEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { betEventToDelivery, withoutRepeatedSlips } from '../domain/bet-to-message.ts';

/** What becomes of a slip goes to the member's browsers. */
export async function onBetEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof betEvents>[],
): Promise<void> {
  const deliveries = events.flatMap(({ id, value }) => betEventToDelivery(id, value) ?? []);
  await live.deliver(withoutRepeatedSlips(deliveries));
}
