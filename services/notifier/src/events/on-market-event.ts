import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { marketEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { marketEventToDelivery } from '../domain/market-to-message.ts';

/** What is offered on a fixture goes to everyone who follows it, on every instance. */
export async function onMarketEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof marketEvents>[],
): Promise<void> {
  await live.deliver(events.flatMap(({ id, value }) => marketEventToDelivery(id, value) ?? []));
}
