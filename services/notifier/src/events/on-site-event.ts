import type { ReceivedEvent } from '@noriter/kit/kafka';
import type { siteEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { siteEventToState } from '../domain/event-to-message.ts';

/** Maintenance and game locks go to everyone on the site, on every instance. */
export async function onSiteEvent(
  { live }: Pick<NotifierDeps, 'live'>,
  event: ReceivedEvent<typeof siteEvents>,
): Promise<void> {
  const state = siteEventToState(event.value);
  if (state) await live.siteChanged(state);
}
