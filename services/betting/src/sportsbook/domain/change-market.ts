import { fraction, isLess, plus } from '@noriter/rules/fraction';
import { ODDS_SCALE } from '@noriter/rules/odds';
import { type Market, marketKey } from '../../vocabulary/market.ts';
import { selectionsOf, winnersMax } from '../../vocabulary/market-selections.ts';
import type { FeedMarket, FeedPrice } from './market-state.ts';
import { outranks } from './messages/message-parts.ts';
import type { CancelWindow, MarketMessage, OddsChange } from './messages/messages.ts';

/** Why a part of a message was not believed. */
export type FeedFault = {
  readonly marketKey: string;
  readonly fault: 'unknown-market' | 'unknown-selection' | 'no-price' | 'no-margin' | 'incomplete';
};

type Change = { readonly market: FeedMarket; readonly fault?: FeedFault['fault'] };

/** What becomes of one market; null when the message does not concern it, or is an old one. */
export function changeOf(
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

/** A settled or cancelled market stays so; one that a higher producer took over receives nothing. */
function priced(
  before: FeedMarket | undefined,
  key: string,
  { markets, states, producer, epoch, sequence }: OddsChange,
): Change | null {
  if (before && outranks(before.producer, producer)) return null;
  const seen = { ...before?.seen, [producer]: { epoch, sequence } };
  const reported = markets.find(({ market }) => marketKey(market) === key);
  if (reported === undefined) {
    const given = states.find((one) => one.marketKey === key);
    // Its prices are of the epoch they were reported in still.
    return before && given ? { market: { ...before, producer, phase: given.state, seen } } : null;
  }
  const { market, prices } = reported;
  const fault = priceFault(market, prices);
  const phase = fault && reported.state === 'active' ? 'suspended' : reported.state;
  const kept = { results: null, settlementVersion: 0, windows: [], stoppedAt: null, ...before };
  const next = { ...kept, market, producer, phase, prices, epoch, seen };
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

/** A window that has an end is of bets of the past; another closes the market while it stands. */
function cancelled(market: FeedMarket, { from, to }: CancelWindow): FeedMarket {
  const windows = [...without(market.windows, { from, to }), { from, to }];
  const next = { ...market, windows };
  return to === null ? suspended(next) : next;
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
