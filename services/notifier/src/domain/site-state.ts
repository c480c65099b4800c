/**
 * Invariant: of two changes the later one stands, in whatever order and however often they come,
 * so that a site's state may be put together from events, from Redis and from other instances.
 */

import { z } from 'zod';

import { inspectMessage, type LiveMessage, lockMessage } from './live-message.ts';
import { isUnderMaintenance } from './maintenance.ts';

const milliseconds = z.number().int();

export const siteState = z.object({
  siteId: z.string(),
  /** null: nothing is known of the site's maintenance, which is not the same as "none". */
  maintenance: z
    .object({
      window: z.object({ startsAt: milliseconds, endsAt: milliseconds }).nullable(),
      changedAt: milliseconds,
    })
    .nullable(),
  locks: z.array(z.object({ scope: z.string(), locked: z.boolean(), changedAt: milliseconds })),
});

/** What is known of a site; times are milliseconds since 1970. */
export type SiteState = z.infer<typeof siteState>;

export function unknownSite(siteId: string): SiteState {
  return { siteId, maintenance: null, locks: [] };
}

/** Puts two states of one site together. */
export function mergeSiteStates(one: SiteState, other: SiteState): SiteState {
  const locks = new Map(one.locks.map((lock) => [lock.scope, lock]));
  for (const lock of other.locks) {
    const known = locks.get(lock.scope);
    if (!known || known.changedAt < lock.changedAt) locks.set(lock.scope, lock);
  }
  return {
    siteId: one.siteId,
    maintenance: later(one.maintenance, other.maintenance),
    locks: [...locks.values()].sort((a, b) => (a.scope < b.scope ? -1 : 1)),
  };
}

/** What a reader is sent when it subscribes: nothing of what is not known. */
export function snapshotOf(state: SiteState, now: Date): LiveMessage[] {
  const messages = state.locks.map((lock) =>
    lockMessage(`lock-${state.siteId}-${lock.scope}-${lock.changedAt}`, lock),
  );
  const inspect = inspectOf(state, now);
  return inspect ? [inspect, ...messages] : messages;
}

/** What readers have to be sent now, who were sent the state before: only what differs. */
export function changesOf(
  before: { state: SiteState; at: Date },
  after: { state: SiteState; at: Date },
): LiveMessage[] {
  const sent = new Map(snapshotOf(before.state, before.at).map((one) => [topicOf(one), one]));
  return snapshotOf(after.state, after.at).filter((message) => {
    const known = sent.get(topicOf(message));
    return known?.data1 !== message.data1 || known.data2 !== message.data2;
  });
}

function topicOf(message: LiveMessage): string {
  return `${message.cmd} ${message.headers?.scope ?? ''}`;
}

function inspectOf(state: SiteState, now: Date): LiveMessage | null {
  if (!state.maintenance) return null;
  const { window, changedAt } = state.maintenance;
  const under = isUnderMaintenance(window, now);
  return inspectMessage(`inspect-${state.siteId}-${changedAt}-${under ? 'Y' : 'N'}`, under);
}

function later(
  one: SiteState['maintenance'],
  other: SiteState['maintenance'],
): SiteState['maintenance'] {
  if (!one || !other) return one ?? other;
  return one.changedAt < other.changedAt ? other : one;
}
