/**
 * Invariant: while the channel is connected, exactly the topics that somebody follows are
 * subscribed to, each once, however many follow it.
 */

import type { LiveMessage } from './live-message.ts';

type Follower = (message: LiveMessage) => void;

/** The version of what a page shows of a topic; undefined while it shows nothing. */
type Shown = () => number | undefined;

/**
 * Subscribes on the open channel and returns what ends that subscription. To who names the version
 * he has, the channel sends what changed since.
 */
type Subscribe = (topic: string, onMessage: Follower, version?: number) => () => void;

export type FollowedTopics = ReturnType<typeof createFollowedTopics>;

/** Public topics that a page follows while it is open, whether the channel is there or not yet. */
export function createFollowedTopics() {
  const followers = new Map<string, Set<Follower>>();
  const shown = new Map<string, Shown>();
  const endings = new Map<string, () => void>();
  let subscribe: Subscribe | null = null;

  function open(topic: string): void {
    const listen = (message: LiveMessage) => {
      for (const follower of followers.get(topic) ?? []) follower(message);
    };
    const end = subscribe?.(topic, listen, shown.get(topic)?.());
    if (end !== undefined) endings.set(topic, end);
  }

  return {
    /** Returns what ends the following. Who shows versions of a topic says which one it has. */
    follow(topic: string, follower: Follower, version?: Shown): () => void {
      const others = followers.get(topic) ?? new Set();
      if (version !== undefined) shown.set(topic, version);
      followers.set(topic, others.add(follower));
      if (!endings.has(topic)) open(topic);
      return () => {
        others.delete(follower);
        if (others.size > 0 || followers.get(topic) !== others) return;
        followers.delete(topic);
        shown.delete(topic);
        endings.get(topic)?.();
        endings.delete(topic);
      };
    },
    /**
     * Subscribes anew, with the version that is shown by now.
     *
     * @returns false where there is no version to name, or no channel to name it on
     */
    again(topic: string): boolean {
      if (!endings.has(topic) || shown.get(topic)?.() === undefined) return false;
      endings.get(topic)?.();
      open(topic);
      return true;
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
