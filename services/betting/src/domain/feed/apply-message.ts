/**
 * Invariant: a message changes only markets of its fixture, each at most once, and one that makes no
 * sense closes its market instead of being believed: a price that would give money away, a result
 * that does not name every selection.
 */
import { fraction, isLess, plus } from '../settlement/fraction.ts';
import { ODDS_SCALE } from '../settlement/odds.ts';
import { isOfFamily, type Market, marketKey, selectionsOf, winnersMax } from '../sport/market.ts';
import { type FeedMarket, type FeedPrice, mayFollow, stateOf } from './market-state.ts';
import { type CancelWindow, type MarketMessage, type OddsChange, outranks } from './messages.ts';

/** The markets of one fixture, by key. */
export type FixtureMarkets = Readonly<Record<string, FeedMarket>>;

/** Why a part of a message was not believed. */
export type FeedFault = {
  readonly marketKey: string;
  readonly fault: 'unknown-market' | 'unknown-selection' | 'no-price' | 'no-margin' | 'incomplete';
};

export type Applied = {
  readonly markets: FixtureMarkets;
  /** The keys of the markets that changed. */
  readonly changed: readonly string[];
  readonly faults: readonly FeedFault[];
};

type Change = { readonly market: FeedMarket; readonly fault?: FeedFault['fault'] };

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

/** What becomes of one market; null when the message does not concern it, or is an old one. */
function changeOf(
  before: FeedMarket | undefined,
  key: string,
  message: MarketMessage,
): Change | null {
  if (before && isOld(before, message)) return null;
  if (message.type === 'odds-change') return priced(before, key, message);
  if (before === undefined) return null;
  const { producer, epoch, sequence } = message;
  const market = { ...before, seen: { ...before.seen, [producer]: { epoch, sequence } } };
  switch (message.type) {
    case 'bet-stop':
      return outranks(before.producer, producer) ? null : { market: suspended(market) };
    case 'settlement':
      return settled(market, message.markets.find((one) => one.marketKey === key)?.results);
    case 'rollback-settlement':
      return { market: suspended({ ...market, results: null }) };
    case 'cancel':
      return { market: cancelled(market, message) };
    case 'rollback-cancel':
      return { market: suspended({ ...market, windows: without(market.windows, message) }) };
    default:
      return message satisfies never;
  }
}

/** A settled or cancelled market stays so; one that a higher producer took over hears nothing. */
function priced(
  before: FeedMarket | undefined,
  key: string,
  { markets, states, producer, epoch, sequence }: OddsChange,
): Change | null {
  if (before && outranks(before.producer, producer)) return null;
  const seen = { ...before?.seen, [producer]: { epoch, sequence } };
  const said = markets.find(({ market }) => marketKey(market) === key);
  if (said === undefined) {
    const told = states.find((one) => one.marketKey === key);
    // Its prices are of the epoch they were said in still.
    return before && told ? { market: { ...before, producer, phase: told.state, seen } } : null;
  }
  const { market, prices } = said;
  const fault = priceFault(market, prices);
  const phase = fault && said.state === 'active' ? 'suspended' : said.state;
  const held = { results: null, settlementVersion: 0, windows: [], stoppedAt: null, ...before };
  const next = { ...held, market, producer, phase, prices, epoch, seen };
  return fault ? { market: next, fault } : { market: next };
}

/** Prices nobody means: of no selection, of 1.00 or less, or that pay back more than they take. */
function priceFault(
  market: Market,
  prices: Readonly<Record<string, FeedPrice>>,
): FeedFault['fault'] | null {
  const selections = selectionsOf(market);
  if (Object.keys(prices).some((id) => !selections.includes(id))) return 'unknown-selection';
  const open = selections.flatMap((id) => {
    const price = prices[id];
    return price?.isActive ? [price.odds] : [];
  });
  if (open.some((odds) => odds <= ODDS_SCALE)) return 'no-price';
  // Who can't back every outcome can't win whatever comes; nor where any number of them may win.
  if (open.length < selections.length || market.kind === 'special') return null;
  const returned = open.map((odds) => fraction(ODDS_SCALE, odds)).reduce(plus);
  return isLess(returned, fraction(BigInt(winnersMax(market)))) ? 'no-margin' : null;
}

function settled(market: FeedMarket, results: FeedMarket['results'] | undefined): Change {
  const isComplete =
    results != null && selectionsOf(market.market).every((id) => results[id] !== undefined);
  if (!isComplete) return { market: suspended(market), fault: 'incomplete' };
  const settlementVersion = market.settlementVersion + 1;
  return { market: suspended({ ...market, results, settlementVersion }) };
}

/** Only a cancellation of all of it closes the market: a window is of bets of the past. */
function cancelled(market: FeedMarket, { from, to }: CancelWindow): FeedMarket {
  const windows = [...without(market.windows, { from, to }), { from, to }];
  const next = { ...market, windows };
  return from === null && to === null ? suspended(next) : next;
}

function without(windows: readonly CancelWindow[], gone: CancelWindow): readonly CancelWindow[] {
  const isSame = (one: Date | null, other: Date | null) => one?.getTime() === other?.getTime();
  return windows.filter(({ from, to }) => !(isSame(from, gone.from) && isSame(to, gone.to)));
}

/** What had been open waits for its next price. */
function suspended(market: FeedMarket): FeedMarket {
  return market.phase === 'active' ? { ...market, phase: 'suspended' } : market;
}

function isOld({ seen }: FeedMarket, { producer, epoch, sequence }: MarketMessage): boolean {
  const last = seen[producer];
  if (last === undefined) return false;
  return epoch < last.epoch || (epoch === last.epoch && sequence <= last.sequence);
}

function stopped(before: FeedMarket | undefined, after: FeedMarket, at: Date): FeedMarket {
  if (before === undefined) return after;
  const [from, to] = [stateOf(before), stateOf(after)];
  if (!mayFollow(from, to)) throw new Error(`A market that is ${from} can't become ${to}.`);
  return from === 'active' && to !== 'active' ? { ...after, stoppedAt: at } : after;
}
