/**
 * What a new subscription is sent at once, so that a reconnect never shows an old number: a
 * member's balance, a site's maintenance and locks, a game's last result, what changed of a fixture
 * since the version a page has of it, and to operators that their queues may differ.
 */

import { isOutage } from '@noriter/kit/outage';

import { mayReadQueue } from '../domain/destinations.ts';
import { cashMessage, type LiveMessage } from '../domain/live-message.ts';
import { fixtureMessage } from '../domain/market-to-message.ts';
import { type Destination, queueKinds } from '../domain/principal.ts';
import type { LiveMetrics } from '../live-metrics.ts';
import { renderMessage } from '../stomp/frame-writer.ts';
import type { Session } from '../stomp/session-types.ts';
import type { Subscription } from '../stomp/subscriptions.ts';
import type { Balances } from './balances.ts';
import type { DrawStates } from './draw-states.ts';
import type { FairShares } from './fair-shares.ts';
import type { FixtureChanges } from './fixture-changes.ts';
import type { SiteStates } from './site-states.ts';

export type SnapshotDeps = {
  snapshots: Balances;
  sites: SiteStates;
  draws: DrawStates;
  fixtures: FixtureChanges;
  /** Of the fixtures' reads. */
  shares: FairShares;
  metrics: LiveMetrics;
};

/** Sends the present state to one subscription; resolves when it left, or could not be had. */
export async function sendSnapshot(
  deps: SnapshotDeps,
  session: Session,
  subscription: Subscription,
): Promise<void> {
  const { destination } = subscription;
  if (destination.kind === 'token') {
    await sendBalance(deps, session, subscription);
    return;
  }
  if (destination.kind === 'draw') {
    await sendResult(deps, session, { subscription, gameId: destination.gameId });
    return;
  }
  if (destination.kind === 'fixture') {
    await sendChanges(deps, session, { subscription, fixtureId: destination.fixtureId });
    return;
  }
  // Pages fetch whether a feed is up; here it is sent when it changes.
  if (destination.kind === 'sport') return;
  for (const message of shownAt(deps, session, destination)) {
    session.deliver(renderMessage(message), subscription);
  }
}

function shownAt(
  { sites }: SnapshotDeps,
  { principal, id }: Session,
  destination: Extract<Destination, { kind: 'site' | 'admin' }>,
): LiveMessage[] {
  if (destination.kind === 'site') return sites.snapshot(destination.siteId);
  return queueKinds
    .filter((queue) => principal && mayReadQueue(principal, queue))
    .map((queue) => ({ id: `queue-${queue}-${id}`, cmd: 'QUEUE', data1: queue, data2: '' }));
}

async function sendResult(
  { draws, metrics }: SnapshotDeps,
  session: Session,
  { subscription, gameId }: { subscription: Subscription; gameId: string },
): Promise<void> {
  try {
    const result = await draws.last(gameId);
    if (result) session.deliver(renderMessage(result), subscription);
  } catch (error) {
    if (!isOutage(error)) throw error;
    // The next result comes by itself, and the page reads past ones from their service.
    metrics.snapshotMissed();
  }
}

/** A price that changed between a page's answer and this subscription would be missing on it. */
async function sendChanges(
  { fixtures, shares }: SnapshotDeps,
  session: Session,
  { subscription, fixtureId }: { subscription: Subscription; fixtureId: string },
): Promise<void> {
  const { since, highestVersion, isCaughtUp } = subscription;
  // What it was sent it has, but for what came live before its first answer, which left a gap.
  const known = isCaughtUp && highestVersion !== null ? Number(highestVersion) : since;
  const wanted = isWaiting(session, subscription);
  const read = () => fixtures.read({ fixtureId, since: known }, wanted);
  const change = await shares.run(session.network, read, wanted);
  // Of what is lost after this, the page knows by the next number.
  subscription.isCaughtUp = true;
  if (change === null) return;
  const message = fixtureMessage(`fixture-${fixtureId}-${change.version}`, change, known);
  session.deliver(renderMessage(message), subscription);
}

function isWaiting(session: Session, subscription: Subscription): () => boolean {
  return () => session.phase === 'connected' && session.subscriptions.has(subscription);
}

async function sendBalance(
  { snapshots, metrics }: SnapshotDeps,
  session: Session,
  subscription: Subscription,
): Promise<void> {
  const { principal } = session;
  if (principal?.kind !== 'member') return;
  const { memberId } = principal;
  const wanted = isWaiting(session, subscription);
  const balance = await snapshots.read(memberId, wanted);
  if (balance) {
    const message = cashMessage(`balance-${memberId}-${balance.version}`, balance);
    session.deliver(renderMessage(message), subscription);
  } else if (wanted()) metrics.snapshotMissed();
}
