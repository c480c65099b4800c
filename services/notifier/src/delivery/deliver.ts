/**
 * Brings messages to their readers: those of this instance at once, without asking anyone; the
 * others through the instances they are connected to, and only those.
 */

import { isOutage } from '@noriter/kit/outage';
import type { Delivery } from '../domain/live-message.ts';
import type { LiveMetrics } from '../live-metrics.ts';
import type { InstanceBus } from '../presence/instance-bus.ts';
import type { Presence } from '../presence/presence.ts';

/** After a failure Redis is left alone for this long: each attempt would cost its timeout. */
const REST_MS = 1_000;

export type Deliver = (deliveries: readonly Delivery[]) => Promise<void>;

export function createDeliver(input: {
  /** Sends to the readers of this instance. */
  deliverHere: (delivery: Delivery) => void;
  presence: Presence;
  bus: InstanceBus;
  metrics: LiveMetrics;
  now: () => number;
}): Deliver {
  const { deliverHere, presence, bus, metrics, now } = input;
  let restUntil = 0;

  async function forward(deliveries: readonly Delivery[]): Promise<void> {
    const others = await presence.locate(() => membersOf(deliveries));
    await Promise.all(
      Array.from(others, async ([instanceId, members]) => {
        const theirs = deliveries.filter((delivery) => concerns(delivery, members));
        if (theirs.length === 0) return;
        metrics.forwarded(theirs.length);
        if (!(await bus.send(instanceId, { deliveries: theirs }))) metrics.undelivered();
      }),
    );
  }

  return async (deliveries) => {
    if (deliveries.length === 0) return;
    for (const delivery of deliveries) deliverHere(delivery);
    if (now() < restUntil) {
      presence.doubt();
      return;
    }
    try {
      await forward(deliveries);
    } catch (error) {
      if (!isOutage(error)) throw error;
      // Readers of other instances miss these messages. When Redis is back, every instance is
      // asked to read the records again, which brings them the present state.
      restUntil = now() + REST_MS;
      presence.doubt();
      metrics.degraded();
    }
  };
}

function membersOf(deliveries: readonly Delivery[]): string[] {
  const members = new Set<string>();
  for (const { audience } of deliveries) {
    if (audience.kind === 'member' || audience.kind === 'session') members.add(audience.memberId);
  }
  return [...members];
}

/** What is meant for a site, its operators or a game may have readers on any instance. */
function concerns({ audience }: Delivery, members: ReadonlySet<string>): boolean {
  if (audience.kind === 'member' || audience.kind === 'session') {
    return members.has(audience.memberId);
  }
  return true;
}
