import { expect, it } from 'vitest';
import type { Market } from '../../vocabulary/market.ts';
import type { FixtureView, MarketView } from '../store/fixture-views.ts';
import { fixtureRowOf, offeredRowOf } from './fixture-rows.ts';

const at = new Date('2026-01-15T03:00:00Z');
const price = { odds: 1_900n, isActive: true };

function market(marketKey: string, asked: Market): MarketView {
  return {
    fixtureId: 'sr:match:1',
    marketKey,
    market: asked,
    feed: {
      producer: 'prematch',
      phase: 'active',
      prices: { home: price, away: price },
      epoch: 1,
      results: null,
      settlementVersion: 0,
      windows: [],
      stoppedAt: null,
      seen: {},
    },
    manualResults: null,
    settlementVersion: 0,
    marketOverride: 'open',
    fault: '',
    isPriced: true,
  };
}

const maps = { span: 'match', count: 'parts' } as const;

const view: FixtureView = {
  fixtureId: 'sr:match:1',
  sport: 'esport',
  leagueId: 'sr:tournament:1',
  leagueKo: '리그',
  leagueEn: 'League',
  homeKo: '홈팀',
  homeEn: 'Home',
  awayKo: '원정',
  awayEn: 'Away',
  runners: [],
  startsAt: at,
  state: 'planned',
  reportedAt: at,
  reportedBy: 'prematch',
  scoreboard: null,
  version: 1n,
  fixtureOverride: 'open',
  margin: 0,
  hasStarted: false,
  marketCount: 3,
  markets: [
    market('winner', { kind: 'two-way', ...maps }),
    market('half', { kind: 'handicap', ...maps, line: 2 }),
    market('three-halves', { kind: 'handicap', ...maps, line: 6 }),
  ],
};

it('a match is offered without a second name for its winner, and counted so', () => {
  const offered = offeredRowOf(view);
  expect(offered.markets.map(({ marketKey }) => marketKey)).toEqual(['winner', 'three-halves']);
  expect(offered.marketCount).toBe(2);
});

it('a match that is looked up has every market it was bet on', () => {
  expect(fixtureRowOf(view).markets).toHaveLength(3);
});
