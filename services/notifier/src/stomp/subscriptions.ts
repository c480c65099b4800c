/**
 * The subscriptions of one connection. Each remembers the highest version it was sent, so that a
 * snapshot and a live event may race and the older of them is dropped; but for what was missed
 * before a live event that overtook it.
 */

import { destinationText } from '../domain/destinations.ts';
import type { Destination } from '../domain/principal.ts';
import { messageHead, type RenderedMessage } from './frame-writer.ts';

export type Subscription = {
  readonly id: string;
  readonly destination: Destination;
  /** The start of every MESSAGE that this subscription gets. */
  readonly head: string;
  /** The version of it that the client has already, if it named one. */
  readonly since: number | null;
  highestVersion: bigint | null;
  /** Whether what it had missed when it began was read: before that, live events leave a gap behind. */
  isCaughtUp: boolean;
};

export type Subscriptions = {
  add(
    id: string,
    destination: Destination,
    since?: number | null,
  ): Subscription | 'taken' | 'too-many';
  remove(id: string): Subscription | null;
  has(subscription: Subscription): boolean;
  all(): IterableIterator<Subscription>;
  count(): number;
};

export function createSubscriptions(subscriptionsMax: number): Subscriptions {
  const byId = new Map<string, Subscription>();
  return {
    add(id, destination, since = null) {
      if (byId.has(id)) return 'taken';
      if (byId.size >= subscriptionsMax) return 'too-many';
      const head = messageHead(id, destinationText(destination));
      const none = { highestVersion: null, isCaughtUp: false };
      const subscription: Subscription = { id, destination, head, since, ...none };
      byId.set(id, subscription);
      return subscription;
    },
    remove(id) {
      const subscription = byId.get(id) ?? null;
      byId.delete(id);
      return subscription;
    },
    has: (subscription) => byId.get(subscription.id) === subscription,
    all: () => byId.values(),
    count: () => byId.size,
  };
}

/**
 * Takes a message for a subscription: true when it is to be sent. A message without a version
 * always is, and so is one that fills a gap; another only when it is newer than all before it.
 */
export function takesMessage(subscription: Subscription, message: RenderedMessage): boolean {
  const { version } = message;
  if (version === undefined) return true;
  const isNewer = subscription.highestVersion === null || version > subscription.highestVersion;
  if (isNewer) subscription.highestVersion = version;
  return isNewer || message.fillsGap;
}
