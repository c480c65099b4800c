import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { promotionEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { newestRankings, rankingToDelivery } from '../domain/ranking-to-message.ts';

/** How a tournament stands goes to the browsers of who watches it. */
export async function onPromotionEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof promotionEvents>[],
): Promise<void> {
  const deliveries = events.flatMap(({ id, value }) => rankingToDelivery(id, value) ?? []);
  await live.deliver(newestRankings(deliveries));
}
