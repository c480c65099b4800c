/**
 * Invariant: operators only take away from what the feed offers: a lower price, fewer open markets.
 * What members see, and what placement takes, is what is left.
 */

import { oddsAfterMargin } from '@noriter/rules/margin';
import { ODDS_SCALE, type Odds } from '@noriter/rules/odds';
import { type FeedMarket, type MarketState, offerState, stateOf } from './market-state.ts';
import type { ProducerName } from './messages/message-parts.ts';
import type { ProducerState } from './producer-state.ts';

/** suspended: for a while. closed: for good, as members see it. */
export const overrideStates = ['open', 'suspended', 'closed'] as const;
export type OverrideState = (typeof overrideStates)[number];

export const fixtureStates = [
  'planned',
  'running',
  'finished',
  'abandoned',
  'postponed',
  'cancelled',
] as const;
export type FixtureState = (typeof fixtureStates)[number];

/** In thousandths of the part of a price above 1.00; all of it can't be taken. */
export const MARGIN_MAX = 900;

/** What an operator set on a fixture and one of its markets, and whether it has started. */
export type OverrideView = {
  readonly fixtureState: FixtureState;
  /** By the database's clock. */
  readonly hasStarted: boolean;
  readonly fixtureOverride: OverrideState;
  readonly marketOverride: OverrideState;
  readonly margin: number;
};

/** What members see of a market. */
export const shownStates = ['active', 'suspended', 'closed', 'settled', 'cancelled'] as const;
export type ShownState = (typeof shownStates)[number];

/** Bets on it are taken while it is played. */
export function isLive(producer: ProducerName): boolean {
  return producer === 'live';
}

/** Prices of before the start are none once it has begun, though nobody has closed the market. */
function isInTime(market: FeedMarket, { fixtureState, hasStarted }: OverrideView): boolean {
  if (isLive(market.producer)) return fixtureState === 'planned' || fixtureState === 'running';
  return fixtureState === 'planned' && !hasStarted;
}

/** As if its producer were up: that is one fact, published for all of its markets at once. */
export function shownState(market: FeedMarket, override: OverrideView): ShownState {
  const reported = shown[stateOf(market)];
  if (reported === 'settled' || reported === 'cancelled') return reported;
  if (reported === 'closed' || !isInTime(market, override)) return 'closed';
  const overrides = [override.fixtureOverride, override.marketOverride];
  if (overrides.includes('closed')) return 'closed';
  return overrides.includes('suspended') ? 'suspended' : reported;
}

const shown = {
  active: 'active',
  suspended: 'suspended',
  deactivated: 'closed',
  'handed-over': 'suspended',
  settled: 'settled',
  cancelled: 'cancelled',
} as const satisfies Record<MarketState, ShownState>;

/** A selection as it is offered: null when it has no price at all. */
export type OverriddenOffer = {
  readonly odds: Odds;
  /** The feed's own, of before the margin. */
  readonly fedOdds: Odds;
  readonly isOpen: boolean;
  readonly stoppedAt: Date | null;
};

/** What placement asks: what the feed offers, less what operators took away. */
export function overriddenOffer(
  market: FeedMarket,
  selectionId: string,
  producer: ProducerState,
  override: OverrideView,
): OverriddenOffer | null {
  const offer = offerState(market, selectionId, producer);
  if (offer.odds === null) return null;
  const odds = oddsAfterMargin(offer.odds, override.margin);
  const isOpen = offer.isOpen && odds > ODDS_SCALE && shownState(market, override) === 'active';
  return { odds, fedOdds: offer.odds, isOpen, stoppedAt: offer.stoppedAt };
}
