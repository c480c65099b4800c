import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { memberEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { withoutRepeatedQueues } from '../domain/event-to-message.ts';
import { memberEventToDeliveries } from '../domain/member-deliveries.ts';

/** The end of a session goes to its browser, sign-ups to the operators' queue. */
export async function onMemberEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof memberEvents>[],
): Promise<void> {
  const deliveries = events.flatMap(({ id, value }) => memberEventToDeliveries(id, value));
  await live.deliver(withoutRepeatedQueues(deliveries));
}
