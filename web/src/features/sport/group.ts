/** How matches and markets stand together on a page. */
import type { League, Market } from './api.ts';
import type { MarketShape } from './shape.ts';
import type { Sport } from './sports.ts';

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

const wholeSpans = new Set(['regular', 'match']);

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
  const find = (...kinds: Market['kind'][]) =>
    markets.find(({ market }) => kinds.includes(market.kind));
  const own = [find('three-way', 'two-way', 'outright'), find('handicap'), find('total')];
  const others = markets.filter((one) => !own.includes(one));
  const [winner, handicap, total] = own.map((one) => one ?? others.shift() ?? null);
  return { winner: winner ?? null, handicap: handicap ?? null, total: total ?? null };
}

const kindRank: readonly Market['kind'][] = [
  'three-way',
  'two-way',
  'outright',
  'handicap',
  'total',
  'odd-even',
  'correct-score',
  'first-to',
  'special',
];

const lineShift = 5_000;

type Ranked = Pick<MarketShape, 'market' | 'marketKey'>;

/** Markets by span, kind and line: the whole match first, and its lines from low to high. */
export function inOrder<Row extends Ranked>(markets: readonly Row[]): Row[] {
  return markets.toSorted((a, b) => rankOf(a).localeCompare(rankOf(b)));
}

function rankOf({ market, marketKey }: Ranked): string {
  const span = 'span' in market && !wholeSpans.has(market.span) ? market.span : '';
  const kind = String(kindRank.indexOf(market.kind));
  const line = 'line' in market ? String(market.line + lineShift).padStart(5, '0') : '';
  return `${span} ${kind} ${line} ${marketKey}`;
}
