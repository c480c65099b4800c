import { z } from 'zod';
import { effective } from '../domain/feed/fixture-board.ts';
import type { FeedMarket } from '../domain/feed/market-state.ts';
import { cancelWindowShape, legResultShape, moment, producers } from '../domain/feed/messages.ts';
import { oddsText } from '../domain/settlement/odds.ts';
import { marketShape } from '../domain/sport/market.ts';

const seenMessage = z.object({ epoch: z.int(), sequence: z.int() });

/** Results of a market's selections, in a table. */
export const resultsShape = z.record(z.string(), legResultShape);

/** What `sport_market.feed` holds: everything the feed said but for which market it is. */
const storedFeed = z.object({
  producer: z.enum(producers),
  phase: z.enum(['active', 'suspended', 'deactivated', 'handed-over']),
  prices: z.record(z.string(), z.object({ odds: oddsText, isActive: z.boolean() })),
  epoch: z.int(),
  results: resultsShape.nullable(),
  settlementVersion: z.int(),
  windows: z.array(cancelWindowShape).readonly(),
  stoppedAt: moment.nullable(),
  seen: z.object({
    prematch: seenMessage.exactOptional(),
    live: seenMessage.exactOptional(),
    virtual: seenMessage.exactOptional(),
  }),
});

/** The columns of `sport_market` that make a market. */
export const storedMarket = z.object({
  market: marketShape,
  feed: storedFeed,
  handResults: resultsShape.nullable(),
});
type StoredMarket = z.output<typeof storedMarket>;

/** What the feed said of a market, and that alone: the next message is applied to this. */
export function saidMarket({ market, feed }: StoredMarket): FeedMarket {
  return { market, ...feed };
}

/** A market as it counts for members and their bets: an operator's result stands above the feed's. */
export function feedMarketOf(stored: StoredMarket): FeedMarket {
  return effective({ said: saidMarket(stored), handResults: stored.handResults });
}

/** A market as its columns hold it. */
export function marketColumns(
  said: FeedMarket,
): Pick<z.input<typeof storedMarket>, 'market' | 'feed'> {
  const { market, ...feed } = said;
  return z.encode(storedMarket.pick({ market: true, feed: true }), { market, feed: mutable(feed) });
}

/** zod's encoder wants what its decoder gives: records it may write. */
function mutable(feed: Omit<FeedMarket, 'market'>): StoredMarket['feed'] {
  return { ...feed, prices: { ...feed.prices }, results: feed.results && { ...feed.results } };
}
