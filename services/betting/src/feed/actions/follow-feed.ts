import { pause } from '@noriter/kit/backoff';
import { withTransaction } from '@noriter/kit/postgres';
import { producers } from '../../sportsbook/domain/messages/message-parts.ts';
import type { FeedDeps } from '../deps.ts';
import type { Lease } from '../domain/lease.ts';
import { publishProducerState } from '../events/producer-event.ts';
import { leaseProducer, releaseProducer } from '../store/producer-lease.ts';
import { followProducer } from './follow-producer.ts';

/** How soon a producer that nobody follows is followed by another process. */
const TRY_MS = 1_000;

export type FeedFollower = {
  /** Follows the feed from now on, as far as no other process does. */
  start(): void;
  /** Follows nothing more, and lets other processes follow. */
  stop(): Promise<void>;
};

/**
 * Follows the odds feed for as long as the service runs. Each producer is followed by one process at
 * a time: the one that holds the lease in its row. Without an address there are no sports.
 */
export function createFeedFollower(deps: FeedDeps): FeedFollower {
  const stopping = new AbortController();
  let running: Promise<void>[] = [];
  return {
    start() {
      const { ODDS_FEED_URL: feedUrl } = deps.config;
      if (feedUrl === undefined) return;
      running = producers.map((name) => followAlways(deps, { feedUrl, name }, stopping.signal));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

type Wanted = Pick<Lease, 'feedUrl' | 'name'>;

async function followAlways(deps: FeedDeps, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const { name } = wanted;
  while (!signal.aborted) {
    // Another name each time: what the last one asked for is no longer waited for.
    const holder = deps.ids.next();
    try {
      const lease = await takeLease(deps, wanted, holder);
      if (lease !== null) {
        deps.log.info({ producer: name }, 'follows the odds feed');
        await followProducer(deps, lease, signal);
        await endLease(deps, lease);
      }
    } catch (error) {
      deps.log.error({ err: error, producer: name }, 'the odds feed is not followed');
    }
    await pause(TRY_MS, signal);
  }
}

async function takeLease(
  deps: FeedDeps,
  { feedUrl, name }: Wanted,
  holder: string,
): Promise<Lease | null> {
  return withTransaction(deps.pool, async (tx) => {
    const taken = await leaseProducer(tx, name, holder);
    if (taken === null) return null;
    if (taken.wasUp) await publishProducerState(deps, tx, name, false);
    return { feedUrl, name, holder, producer: taken.producer };
  });
}

/** What is not published here the next process finds out by itself, some seconds later. */
async function endLease(deps: FeedDeps, { name, holder }: Lease): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    if (await releaseProducer(tx, name, holder)) await publishProducerState(deps, tx, name, false);
  });
}
