/** What changed of fixtures after the versions that new subscriptions name, as betting has it. */

import { callService, type RemoteService } from '@noriter/kit/service-client';
import { z } from 'zod';

import type { FixtureChange } from '../domain/market-to-message.ts';
import { createRetryingReads, type RetryingReads } from './retrying-reads.ts';
import { createUnknownFixtures } from './unknown-fixtures.ts';

/** A crowd that follows a match costs no more than 50 calls a second; alone nobody waits. */
export const CHANGES_REST_MS = 20;

const scoreboard = z.record(z.string(), z.unknown());

const changedMarket = z.object({
  marketKey: z.string(),
  market: z.record(z.string(), z.unknown()),
  producer: z.string(),
  state: z.string(),
  selections: z.array(z.object({ selectionId: z.string(), odds: z.string(), isOpen: z.boolean() })),
});

const fixtureChange = z.object({
  fixtureId: z.string(),
  version: z.int(),
  state: z.string(),
  startsAt: z.string(),
  scoreboard: scoreboard.nullable(),
  markets: z.array(changedMarket).nullable(),
});

const changesAnswer = z.object({ fixtures: z.array(fixtureChange) });

/** A fixture, and the version that a reader's page has; null where it names none. */
export type KnownVersion = { fixtureId: string; since: number | null };

/** null: there is no such fixture, or nothing of it changed. */
export type FixtureChanges = RetryingReads<KnownVersion, FixtureChange>;

export function createFixtureChanges(betting: RemoteService): FixtureChanges {
  const unknown = createUnknownFixtures(() => performance.now());
  return createRetryingReads(async (wishes) => {
    const fixtures = eachOnce(wishes.filter(({ fixtureId }) => !unknown.has(fixtureId)));
    if (fixtures.length === 0) return wishes.map(() => null);
    const answer = await callService(
      betting,
      '/internal/sport/changes',
      { fixtures },
      changesAnswer,
    );
    const byFixture = new Map(answer.fixtures.map((change) => [change.fixtureId, change]));
    for (const { fixtureId, since } of fixtures) {
      // One that is known is answered then, whatever has changed of it.
      if ((since ?? 0) === 0 && !byFixture.has(fixtureId)) unknown.add(fixtureId);
    }
    return wishes.map((wish) => partOf(byFixture.get(wish.fixtureId), wish));
  }, CHANGES_REST_MS);
}

/** Of many readers of one fixture the one who knows least: what serves him serves all. */
function eachOnce(wishes: readonly KnownVersion[]): KnownVersion[] {
  const least = new Map<string, number | null>();
  for (const { fixtureId, since } of wishes) {
    const other = least.get(fixtureId) ?? null;
    const both = since === null || other === null ? (since ?? other) : Math.min(since, other);
    least.set(fixtureId, both);
  }
  return Array.from(least, ([fixtureId, since]) => ({ fixtureId, since }));
}

function partOf(change: FixtureChange | undefined, { since }: KnownVersion): FixtureChange | null {
  if (change === undefined) return null;
  // Of markets that changed after a version he did not name, he knows nothing.
  if (since === null) return { ...change, markets: null };
  return change.version > since ? change : null;
}
