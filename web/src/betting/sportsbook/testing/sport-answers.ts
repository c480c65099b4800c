/** Matches as the service would answer them, for tests of what shows them. */
import type { FixtureRow, MarketView } from '../model/sport-types.ts';

const startsInMs = 30 * 60_000;

/** Who wins with a draw, a handicap and a total, of a match of one of two leagues. */
export function fixtureRow(number: number, more: Partial<FixtureRow> = {}): FixtureRow {
  const league = number % 2;
  return {
    fixtureId: `sr:match:${number}`,
    sport: 'soccer',
    league: { leagueId: `sr:tournament:${league}`, nameKo: `리그 ${league}`, nameEn: `L${league}` },
    home: { nameKo: `홈팀 ${number}`, nameEn: `Home ${number}` },
    away: { nameKo: `원정 ${number}`, nameEn: `Away ${number}` },
    runners: [],
    startsAt: new Date(Date.now() + startsInMs).toISOString(),
    state: 'planned',
    isLive: false,
    scoreboard: null,
    version: 1,
    marketCount: 12,
    markets: [
      marketView({ kind: 'three-way', span: 'regular', count: 'points' }, ['home', 'draw', 'away']),
      marketView({ kind: 'handicap', span: 'regular', count: 'points', line: -4 }, [
        'home',
        'away',
      ]),
      marketView({ kind: 'total', span: 'regular', count: 'points', line: 10 }, ['over', 'under']),
    ],
    ...more,
  };
}

/** A market that takes bets, each selection at even odds. */
export function marketView(market: object, selections: readonly string[]): MarketView {
  return {
    marketKey: JSON.stringify(market),
    market,
    producer: 'prematch',
    state: 'active',
    selections: selections.map((selectionId) => ({ selectionId, odds: '1.900', isOpen: true })),
  } as unknown as MarketView;
}

/** The calls of a page of matches. */
export function sportAnswers(rows: readonly FixtureRow[]) {
  const list = {
    list: rows,
    serverTime: new Date().toISOString(),
    pageInfo: pageInfo(rows.length),
  };
  return {
    '/api/sport/fixtures': () => ({ data: list }),
    '/api/sport/menu': () => ({
      data: { sports: [{ sport: 'soccer', fixtures: rows.length, live: 2 }] },
    }),
  };
}

const pageInfo = (count: number) => ({ page: 1, count_per_list: 20, tatal_list_count: count });
