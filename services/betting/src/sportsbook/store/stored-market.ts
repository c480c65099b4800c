import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import { oddsText } from '../../vocabulary/odds.ts';
import { effective } from '../domain/fixture-board.ts';
import type { FeedMarket } from '../domain/market-state.ts';
import { legResultShape, moment, producers } from '../domain/messages/message-parts.ts';
import { cancelWindowShape } from '../domain/messages/result-messages.ts';

const seenMessage = z.object({ epoch: z.int(), sequence: z.int() });

/** Results of a market's selections, in a table. */
export const resultsShape = z.record(z.string(), legResultShape);

/** What `sport_market.feed` holds: everything the feed reported but for which market it is. */
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
  manualResults: resultsShape.nullable(),
});
type StoredMarket = z.output<typeof storedMarket>;

/** What the feed reported of a market, and that alone: the next message is applied to this. */
export function reportedMarket({ market, feed }: StoredMarket): FeedMarket {
  return { market, ...feed };
}

/** A market as it counts for members and their bets: an operator's result stands above the feed's. */
export function feedMarketOf(stored: StoredMarket): FeedMarket {
  return effective({ reported: reportedMarket(stored), manualResults: stored.manualResults });
}

/** A market as its columns hold it. */
export function marketColumns(
  reported: FeedMarket,
): Pick<z.input<typeof storedMarket>, 'market' | 'feed'> {
  const { market, ...feed } = reported;
  return z.encode(storedMarket.pick({ market: true, feed: true }), { market, feed: mutable(feed) });
}

/** zod's encoder wants what its decoder gives: records it may write. */
function mutable(feed: Omit<FeedMarket, 'market'>): StoredMarket['feed'] {
  return { ...feed, prices: { ...feed.prices }, results: feed.results && { ...feed.results } };
}
