/**
 * Invariant: a market takes bets only while the last that its producer reported of it was a price, and
 * nothing has stopped, settled or cancelled it since. Its state follows from what it holds, so there
 * is none that contradicts itself.
 */

import { type LegResult, results as legResults } from '@noriter/rules/leg-result';
import type { Odds } from '@noriter/rules/odds';
import type { Market } from '../../vocabulary/market.ts';
import type { ProducerName } from './messages/message-parts.ts';
import type { CancelWindow } from './messages/messages.ts';
import type { ProducerState } from './producer-state.ts';

export type MarketState =
  | 'active'
  | 'suspended'
  | 'deactivated'
  | 'handed-over'
  | 'settled'
  | 'cancelled';

export type FeedPrice = { readonly odds: Odds; readonly isActive: boolean };

export type FeedMarket = {
  readonly market: Market;
  /** Who prices it. */
  readonly producer: ProducerName;
  /** What it was last reported to be, apart from results and cancellations. */
  readonly phase: Exclude<MarketState, 'settled' | 'cancelled'>;
  readonly prices: Readonly<Record<string, FeedPrice>>;
  /** In which epoch of its producer it was last priced: of an earlier one, prices are stale. */
  readonly epoch: number;
  readonly results: Readonly<Record<string, LegResult>> | null;
  /** How often it was settled: bets settle once for each. */
  readonly settlementVersion: number;
  readonly windows: readonly CancelWindow[];
  /** When it last took bets no longer. */
  readonly stoppedAt: Date | null;
  /** The last message of each producer that was applied. */
  readonly seen: Readonly<Partial<Record<ProducerName, SeenMessage>>>;
};

export type SeenMessage = { readonly epoch: number; readonly sequence: number };

/** Which states can follow which. */
const marketMoves = {
  active: ['active', 'suspended', 'deactivated', 'handed-over', 'settled', 'cancelled'],
  suspended: ['active', 'suspended', 'deactivated', 'handed-over', 'settled', 'cancelled'],
  deactivated: ['active', 'suspended', 'deactivated', 'handed-over', 'settled', 'cancelled'],
  'handed-over': ['active', 'suspended', 'deactivated', 'handed-over', 'settled', 'cancelled'],
  // Never straight back to open: after a rollback it waits for a price.
  settled: ['settled', 'suspended', 'deactivated', 'handed-over', 'cancelled'],
  cancelled: ['cancelled', 'settled', 'suspended', 'deactivated', 'handed-over'],
} as const satisfies Record<MarketState, readonly MarketState[]>;

export function mayFollow(before: MarketState, after: MarketState): boolean {
  const states: readonly MarketState[] = marketMoves[before];
  return states.includes(after);
}

export function stateOf({ phase, results, windows }: FeedMarket): MarketState {
  if (windows.some(({ from, to }) => from === null && to === null)) return 'cancelled';
  if (results !== null) return 'settled';
  // All bets from then on are void: one that is taken could only be sold, or go back.
  const isEndless = windows.some(({ to }) => to === null);
  return isEndless && phase === 'active' ? 'suspended' : phase;
}

/** What placement asks of a selection: whether it takes bets, and since when it may not have. */
export function offerState(
  market: FeedMarket,
  selectionId: string,
  producer: ProducerState,
): { readonly isOpen: boolean; readonly odds: Odds | null; readonly stoppedAt: Date | null } {
  const price = market.prices[selectionId];
  const isPriced = market.epoch === producer.epoch && producer.state === 'up';
  const isOpen = isPriced && stateOf(market) === 'active' && price?.isActive === true;
  return {
    isOpen,
    odds: price?.odds ?? null,
    stoppedAt: later(market.stoppedAt, producer.stoppedAt),
  };
}

/** What became of a bet on a selection that was accepted then; null while that is open. */
export function resultFor(
  market: FeedMarket,
  selectionId: string,
  acceptedAt: Date,
): LegResult | null {
  const isVoid = market.windows.some(
    ({ from, to }) => (from === null || acceptedAt >= from) && (to === null || acceptedAt < to),
  );
  if (isVoid) return legResults.push;
  return market.results?.[selectionId] ?? null;
}

function later(one: Date | null, other: Date | null): Date | null {
  if (one === null || other === null) return one ?? other;
  return one > other ? one : other;
}
