/**
 * Invariant: what an event becomes depends on the event alone, so a repeated event becomes the
 * same messages again, with the same ids and versions.
 */
import type { SiteEvent } from '@noriter/proto/site_events_pb';
import type { Delivery } from './live-message.ts';
import { maintenanceWindow } from './maintenance.ts';
import { dateOf } from './member-deliveries.ts';
import { type SiteState, unknownSite } from './site-state.ts';

/** A site event's change to its site; null for one that is not shown live. */
export function siteEventToState(event: SiteEvent): SiteState | null {
  const site = unknownSite(event.siteId);
  const changedAt = dateOf(event.occurredAt)?.getTime() ?? 0;
  switch (event.event.case) {
    case 'maintenance': {
      const { startsAt, endsAt } = event.event.value;
      const window = maintenanceWindow(dateOf(startsAt), dateOf(endsAt));
      return { ...site, maintenance: { window, changedAt } };
    }
    case 'gameLock': {
      const { scope, locked } = event.event.value;
      return { ...site, locks: [{ scope, locked, changedAt }] };
    }
    default:
      return null;
  }
}

/**
 * A queue message only means "look again": within one batch the last of each queue is enough.
 * Everything else keeps its place.
 */
export function withoutRepeatedQueues(deliveries: readonly Delivery[]): Delivery[] {
  if (!deliveries.some(({ audience }) => audience.kind === 'operators')) return [...deliveries];
  const seen = new Set<string>();
  const kept: Delivery[] = [];
  for (const delivery of deliveries.toReversed()) {
    const { audience } = delivery;
    if (audience.kind === 'operators') {
      const key = `${audience.siteId} ${audience.queue}`;
      if (seen.has(key)) continue;
      seen.add(key);
    }
    kept.push(delivery);
  }
  return kept.reverse();
}
