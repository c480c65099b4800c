/**
 * Invariant: while the channel is connected, exactly the topics that somebody follows are
 * subscribed to, each once, however many follow it.
 */

import type { LiveMessage } from './live-message.ts';

type Follower = (message: LiveMessage) => void;

/** Subscribes on the open channel and returns what ends that subscription. */
type Subscribe = (topic: string, onMessage: Follower) => () => void;

export type FollowedTopics = ReturnType<typeof createFollowedTopics>;

/** Public topics that a page follows while it is open, whether the channel is there or not yet. */
export function createFollowedTopics() {
  const followers = new Map<string, Set<Follower>>();
  const endings = new Map<string, () => void>();
  let subscribe: Subscribe | null = null;

  function open(topic: string): void {
    const end = subscribe?.(topic, (message) => {
      for (const follower of followers.get(topic) ?? []) follower(message);
    });
    if (end !== undefined) endings.set(topic, end);
  }

  return {
    /** Returns what ends the following. */
    follow(topic: string, follower: Follower): () => void {
      const others = followers.get(topic) ?? new Set();
      followers.set(topic, others.add(follower));
      if (!endings.has(topic)) open(topic);
      return () => {
        others.delete(follower);
        if (others.size > 0 || followers.get(topic) !== others) return;
        followers.delete(topic);
        endings.get(topic)?.();
        endings.delete(topic);
      };
    },
    /** A channel is open: everything that is followed is subscribed to on it. */
    connected(onChannel: Subscribe): void {
      subscribe = onChannel;
      endings.clear();
      for (const topic of followers.keys()) open(topic);
    },
    /** The channel is gone, and every subscription with it. */
    lost(): void {
      subscribe = null;
      endings.clear();
    },
  };
}

/** What the player's pages follow, on the member's channel. */
export const followedTopics = createFollowedTopics();
