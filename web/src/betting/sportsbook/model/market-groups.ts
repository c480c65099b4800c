/** How matches and markets stand together on a page. */
import type { Sport } from '@noriter/rules/sports';
import { inOrder, wholeSpans } from './market-order.ts';
import type { MarketShape } from './shape.ts';
import type { League, Market } from './sport-types.ts';

export type LeagueGroup<Row> = { league: League; sport: Sport; fixtures: readonly Row[] };

/** Matches of a league together, leagues in the order of their first match. */
export function byLeague<Row extends { league: League; sport: Sport }>(
  rows: readonly Row[],
): LeagueGroup<Row>[] {
  const groups = new Map<string, LeagueGroup<Row>>();
  for (const row of rows) {
    const { leagueId } = row.league;
    const known = groups.get(leagueId);
    const fixtures = [...(known?.fixtures ?? []), row];
    groups.set(leagueId, { league: row.league, sport: row.sport, fixtures });
  }
  return [...groups.values()];
}

export const marketGroups = ['main', 'handicap', 'total', 'parts', 'score', 'other'] as const;

export type MarketGroupName = (typeof marketGroups)[number];

/** Where a market is looked for. */
export function groupOf(market: Market): MarketGroupName {
  if ('span' in market && !wholeSpans.has(market.span)) return 'parts';
  switch (market.kind) {
    case 'three-way':
    case 'two-way':
    case 'outright':
      return 'main';
    case 'handicap':
      return 'handicap';
    case 'total':
      return 'total';
    case 'correct-score':
    case 'odd-even':
      return 'score';
    default:
      return 'other';
  }
}

export type MarketGroup = { name: MarketGroupName; markets: readonly MarketShape[] };

/**
 * The markets of a match that may still be bet on, in their groups: within one by span, kind and
 * line, so that a line that comes or goes moves no other group.
 */
export function byGroup(markets: readonly MarketShape[]): MarketGroup[] {
  const open = markets.filter(({ isOver }) => !isOver);
  return marketGroups.flatMap((name) => {
    const own = open.filter(({ market }) => groupOf(market) === name);
    if (own.length === 0) return [];
    return [{ name, markets: inOrder(own) }];
  });
}

/**
 * The market of each column of a list: who wins, the handicap and the total. Where a list is of other
 * markets, the first of them stand in their places; null for none.
 */
export function mainMarkets(markets: readonly MarketShape[]) {
  const own = columns.map((column) => marketInColumn(markets, column));
  const others = markets.filter((one) => !own.includes(one));
  const [winner, handicap, total] = own.map((one) => one ?? others.shift() ?? null);
  return { winner: winner ?? null, handicap: handicap ?? null, total: total ?? null };
}

export const columns = ['winner', 'handicap', 'total'] as const;

export type MarketColumn = (typeof columns)[number];

const columnKinds: Readonly<Record<MarketColumn, readonly Market['kind'][]>> = {
  winner: ['three-way', 'two-way', 'outright'],
  handicap: ['handicap'],
  total: ['total'],
};

/** The market of one column; null where a match has none of its kind. */
export function marketInColumn(
  markets: readonly MarketShape[],
  column: MarketColumn,
): MarketShape | null {
  return markets.find(({ market }) => columnKinds[column].includes(market.kind)) ?? null;
}
