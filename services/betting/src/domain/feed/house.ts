/**
 * Invariant: operators only take away from what the feed offers: a lower price, fewer open markets.
 * What members see, and what placement takes, is what is left.
 */
import { ODDS_SCALE, type Odds } from '../settlement/odds.ts';
import { type FeedMarket, type MarketState, offerState, stateOf } from './market-state.ts';
import type { ProducerName } from './messages.ts';
import type { Producer } from './producer.ts';

/** suspended: for a while. closed: for good, as members are told. */
export const houseStates = ['open', 'suspended', 'closed'] as const;
export type HouseState = (typeof houseStates)[number];

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

/** What an operator set on a fixture and one of its markets, and what the clock says of it. */
export type HouseView = {
  readonly fixtureState: FixtureState;
  /** By the database's clock. */
  readonly hasStarted: boolean;
  readonly fixtureHouse: HouseState;
  readonly marketHouse: HouseState;
  readonly margin: number;
};

/** What members see of a market. */
export const shownStates = ['active', 'suspended', 'closed', 'settled', 'cancelled'] as const;
export type ShownState = (typeof shownStates)[number];

/** The price after the margin, rounded down; it may come to 1.00, at which nothing is offered. */
export function houseOdds(odds: Odds, margin: number): Odds {
  const above = odds - ODDS_SCALE;
  return ODDS_SCALE + (above * (ODDS_SCALE - BigInt(margin))) / ODDS_SCALE;
}

/** Bets on it are taken while it is played. */
export function isLive(producer: ProducerName): boolean {
  return producer === 'live';
}

/** Prices of before the start are none once it has begun, though nobody has closed the market. */
function isInTime(market: FeedMarket, { fixtureState, hasStarted }: HouseView): boolean {
  if (isLive(market.producer)) return fixtureState === 'planned' || fixtureState === 'running';
  return fixtureState === 'planned' && !hasStarted;
}

/** As if its producer were heard: that is one fact, told for all of its markets at once. */
export function shownState(market: FeedMarket, house: HouseView): ShownState {
  const said = shown[stateOf(market)];
  if (said === 'settled' || said === 'cancelled') return said;
  if (said === 'closed' || !isInTime(market, house)) return 'closed';
  const houses = [house.fixtureHouse, house.marketHouse];
  if (houses.includes('closed')) return 'closed';
  return houses.includes('suspended') ? 'suspended' : said;
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
export type HouseOffer = {
  readonly odds: Odds;
  readonly isOpen: boolean;
  readonly stoppedAt: Date | null;
};

/** What placement asks: what the feed offers, less what operators took away. */
export function houseOffer(
  market: FeedMarket,
  selectionId: string,
  producer: Producer,
  house: HouseView,
): HouseOffer | null {
  const offer = offerState(market, selectionId, producer);
  if (offer.odds === null) return null;
  const odds = houseOdds(offer.odds, house.margin);
  const isOpen = offer.isOpen && odds > ODDS_SCALE && shownState(market, house) === 'active';
  return { odds, isOpen, stoppedAt: offer.stoppedAt };
}
