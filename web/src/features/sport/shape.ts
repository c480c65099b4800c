/**
 * What a page draws of a match once: everything but its prices, its score and its state, which are
 * followed in the book by who shows them. So an answer that brings new prices draws no row anew.
 */
import type { Fixture, FixtureRow, Market } from './api.ts';

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
