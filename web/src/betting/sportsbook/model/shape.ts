/**
 * What a page draws of a match once: everything but its prices, its score and its state, which are
 * followed in the book by who shows them. So an answer that brings new prices draws no row anew.
 */
import type { Fixture, FixtureRow, Market } from './sport-types.ts';

export type MarketShape = {
  marketKey: string;
  market: Market;
  /** Settled or cancelled: nothing of it is offered any more. */
  isOver: boolean;
  selections: readonly string[];
};

export type FixtureShape = Pick<
  Fixture,
  'fixtureId' | 'sport' | 'league' | 'home' | 'away' | 'runners' | 'startsAt' | 'marketCount'
> & { markets: readonly MarketShape[] };

/** What a market's words and a leg are made of: it stays the same while markets come and go. */
export type FixtureFacts = Omit<FixtureShape, 'markets' | 'marketCount'>;

/** Whether a market is drawn as it was: its key says what it asks. */
export function isSameMarket(one: MarketShape, other: MarketShape): boolean {
  if (one === other) return true;
  const { marketKey, isOver, selections } = other;
  const isAlike = one.marketKey === marketKey && one.isOver === isOver;
  return isAlike && one.selections.join() === selections.join();
}

export function shapeOf(fixture: FixtureRow): FixtureShape {
  const { fixtureId, sport, league, home, away, runners, startsAt, marketCount } = fixture;
  const markets = fixture.markets.map(({ marketKey, market, state, selections }) => ({
    marketKey,
    market,
    isOver: state === 'settled' || state === 'cancelled',
    selections: selections.map(({ selectionId }) => selectionId),
  }));
  return { fixtureId, sport, league, home, away, runners, startsAt, marketCount, markets };
}
