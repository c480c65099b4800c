import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { messageEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { messageEventToDelivery } from '../domain/notice-message.ts';

/** What the site has for a member to read goes to the member's browsers. */
export async function onMessageEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof messageEvents>[],
): Promise<void> {
  await live.deliver(events.flatMap(({ id, value }) => messageEventToDelivery(id, value) ?? []));
}
