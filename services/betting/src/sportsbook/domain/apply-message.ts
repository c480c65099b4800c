/**
 * Invariant: a message changes only markets of its fixture, each at most once, and one that makes no
 * sense closes its market instead of being believed: a price that would give money away, a result
 * that does not name every selection.
 */
import { isOfFamily, marketKey } from '../../vocabulary/market.ts';
import { changeOf, type FeedFault } from './change-market.ts';
import { type FeedMarket, mayFollow, stateOf } from './market-state.ts';
import type { MarketMessage } from './messages/messages.ts';

/** The markets of one fixture, by key. */
export type FixtureMarkets = Readonly<Record<string, FeedMarket>>;

export type Applied = {
  readonly markets: FixtureMarkets;
  /** The keys of the markets that changed. */
  readonly changed: readonly string[];
  readonly faults: readonly FeedFault[];
};

export function applyMessage(markets: FixtureMarkets, message: MarketMessage): Applied {
  const next: Record<string, FeedMarket> = { ...markets };
  const changed: string[] = [];
  const faults: FeedFault[] = [];
  for (const key of keysOf(markets, message)) {
    const before = markets[key];
    const change = changeOf(before, key, message);
    if (change === null) {
      // That a market nobody has priced takes no bets is no news.
      if (before === undefined && message.type !== 'odds-change') {
        faults.push({ marketKey: key, fault: 'unknown-market' });
      }
      continue;
    }
    if (change.fault) faults.push({ marketKey: key, fault: change.fault });
    next[key] = stopped(before, change.market, message.at);
    changed.push(key);
  }
  return { markets: next, changed, faults };
}

function keysOf(markets: FixtureMarkets, message: MarketMessage): readonly string[] {
  const keys =
    message.type === 'odds-change'
      ? [
          ...message.markets.map(({ market }) => marketKey(market)),
          ...message.states.map((one) => one.marketKey),
        ]
      : message.type === 'settlement'
        ? message.markets.map((one) => one.marketKey)
        : message.type === 'bet-stop'
          ? stoppedKeys(Object.keys(markets), message.families)
          : message.markets;
  return [...new Set(keys)];
}

function stoppedKeys(keys: readonly string[], families: readonly string[] | null) {
  if (families === null) return keys;
  return keys.filter((key) => families.some((family) => isOfFamily(key, family)));
}

function stopped(before: FeedMarket | undefined, after: FeedMarket, at: Date): FeedMarket {
  if (before === undefined) return after;
  const [from, to] = [stateOf(before), stateOf(after)];
  if (!mayFollow(from, to)) throw new Error(`A market that is ${from} can't become ${to}.`);
  return from === 'active' && to !== 'active' ? { ...after, stoppedAt: at } : after;
}
