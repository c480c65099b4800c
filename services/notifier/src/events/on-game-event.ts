import type { RawEvent, ReceivedEvent } from '@noriter/kit/kafka';
import type { gameEvents } from '@noriter/proto/topics';

import type { NotifierDeps } from '../deps.ts';
import { gameEventToDelivery, gameEventToState } from '../domain/game-to-state.ts';

const LOCKS = new Set(
  ['vendorChanged', 'sessionEnded'].map((name) => `noriter.v1.GameEvent.${name}`),
);

/** What vendors' calls moved is for others: it is not even decoded. */
export function isNoLock(_deps: unknown, { headers }: RawEvent): boolean {
  return !LOCKS.has(headers.ce_type ?? '');
}

/**
 * A locked vendor of games goes to everyone on the site, on every instance, and a game that was taken from a
 * member to the member's browsers; the rest is for others.
 */
export async function onGameEvents(
  { live }: Pick<NotifierDeps, 'live'>,
  events: readonly ReceivedEvent<typeof gameEvents>[],
): Promise<void> {
  for (const { value } of events) {
    const state = gameEventToState(value);
    if (state) await live.siteChanged(state);
  }
  await live.deliver(events.flatMap(({ id, value }) => gameEventToDelivery(id, value) ?? []));
}
