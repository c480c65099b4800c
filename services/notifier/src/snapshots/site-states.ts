/**
 * Each site's maintenance and game locks, as this instance knows them. They come from
 * `site.events`; Redis keeps a copy, so that an instance that starts later knows them too. Their
 * record is identity's: without the copy nothing is sent on SUBSCRIBE until the next change.
 */

import type { Clock } from '@noriter/kit/clock';
import type { Redis } from '@noriter/kit/redis';

import type { LiveMessage } from '../domain/live-message.ts';
import {
  changesOf,
  mergeSiteStates,
  type SiteState,
  siteState,
  snapshotOf,
  unknownSite,
} from '../domain/site-state.ts';

const KEY = 'notifier:sites';

export type SiteStates = {
  /** Takes over what is newer, and notifies this instance's readers of what changed for them. */
  learn(state: SiteState): void;
  /** Notifies readers of a maintenance that begins or ends by the clock. */
  tick(): void;
  snapshot(siteId: string): LiveMessage[];
  /** Everything known of a site, to send to others. */
  known(siteId: string): SiteState;
  /** @throws what Redis throws when it is away */
  save(siteId: string): Promise<void>;
  /** @throws what Redis throws when it is away */
  load(): Promise<void>;
};

export function createSiteStates(input: {
  redis: Redis;
  clock: Clock;
  publish(siteId: string, message: LiveMessage): void;
}): SiteStates {
  const { redis, clock } = input;
  /** The state, and when readers last got it. */
  const sites = new Map<string, { state: SiteState; at: Date }>();

  function moveOn(state: SiteState): void {
    const before = sites.get(state.siteId) ?? { state: unknownSite(state.siteId), at: clock.now() };
    const after = { state, at: clock.now() };
    sites.set(state.siteId, after);
    for (const message of changesOf(before, after)) input.publish(state.siteId, message);
  }

  const known = (siteId: string) => sites.get(siteId)?.state ?? unknownSite(siteId);

  return {
    learn: (state) => moveOn(mergeSiteStates(known(state.siteId), state)),
    tick() {
      for (const { state } of sites.values()) moveOn(state);
    },
    snapshot: (siteId) => snapshotOf(known(siteId), clock.now()),
    known,
    async save(siteId) {
      await redis.hset(KEY, siteId, JSON.stringify(known(siteId)));
    },
    async load() {
      const copies = await redis.hgetall(KEY);
      for (const copy of Object.values(copies)) {
        const state = siteState.parse(JSON.parse(copy));
        moveOn(mergeSiteStates(known(state.siteId), state));
      }
    },
  };
}
