import { pause } from '@noriter/kit/backoff';
import { withTransaction } from '@noriter/kit/postgres';
import { tellProducer } from '../actions/tell-producer.ts';
import type { BettingDeps } from '../deps.ts';
import { producers } from '../domain/feed/messages.ts';
import { letProducerGo, takeProducer } from '../queries/feed-producers.ts';
import { type Hold, hear } from './hearing.ts';

/** How soon a producer that nobody hears is heard by somebody else. */
const TRY_MS = 1_000;

export type FeedListener = {
  /** Hears the feed from now on, as far as nobody else does. */
  start(deps: BettingDeps): void;
  /** Hears nothing more, and lets others hear. */
  stop(): Promise<void>;
};

/**
 * Hears the odds feed for as long as the service runs. Each producer is heard by one process at a
 * time: whoever holds its row. Without an address there are no sports.
 */
export function createFeedListener(): FeedListener {
  const stopping = new AbortController();
  let running: Promise<void>[] = [];
  return {
    start(deps) {
      const { ODDS_FEED_URL: feedUrl } = deps.config;
      if (feedUrl === undefined) return;
      running = producers.map((name) => hearAlways(deps, { feedUrl, name }, stopping.signal));
    },
    async stop() {
      stopping.abort();
      await Promise.all(running);
    },
  };
}

type Wanted = Pick<Hold, 'feedUrl' | 'name'>;

async function hearAlways(deps: BettingDeps, wanted: Wanted, signal: AbortSignal): Promise<void> {
  const { name } = wanted;
  while (!signal.aborted) {
    // Another name each time: what the last one asked for is no longer waited for.
    const holder = deps.ids.next();
    try {
      const hold = await takeHold(deps, wanted, holder);
      if (hold !== null) {
        deps.log.info({ producer: name }, 'hears the odds feed');
        await hear(deps, hold, signal);
        await letGo(deps, hold);
      }
    } catch (error) {
      deps.log.error({ err: error, producer: name }, 'the odds feed is not heard');
    }
    await pause(TRY_MS, signal);
  }
}

async function takeHold(
  deps: BettingDeps,
  { feedUrl, name }: Wanted,
  holder: string,
): Promise<Hold | null> {
  return withTransaction(deps.pool, async (tx) => {
    const taken = await takeProducer(tx, name, holder);
    if (taken === null) return null;
    if (taken.wasUp) await tellProducer(deps, tx, name, false);
    return { feedUrl, name, holder, producer: taken.producer };
  });
}

/** Of what is not said here the next process finds out by itself, some seconds later. */
async function letGo(deps: BettingDeps, { name, holder }: Hold): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    if (await letProducerGo(tx, name, holder)) await tellProducer(deps, tx, name, false);
  });
}
