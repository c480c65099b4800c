import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { walletEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { withoutRepeatedQueues } from '../domain/event-to-message.ts';
import { walletEventToDeliveries } from '../domain/wallet-deliveries.ts';

/** Balances and cash requests go to the member's browsers, queues to operators'. */
export async function onWalletEvents(
  { live, clock }: Pick<NotifierDeps, 'live' | 'clock'>,
  events: readonly ReceivedEvent<typeof walletEvents>[],
): Promise<void> {
  const deliveries = events.flatMap(({ id, value }) => walletEventToDeliveries(id, value));
  await live.deliver(withoutRepeatedQueues(deliveries));
  const oldest = events[0];
  if (oldest) live.metrics.latency((clock.now().getTime() - oldest.time.getTime()) / 1000);
}
