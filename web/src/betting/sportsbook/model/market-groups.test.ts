import { describe, expect, it } from 'vitest';
import { byGroup, byLeague, mainMarkets } from './market-groups.ts';
import { inOrder } from './market-order.ts';
import { pricesFirst } from './prices-first.ts';
import type { MarketShape } from './shape.ts';
import type { Market } from './sport-types.ts';

const league = (leagueId: string) => ({ leagueId, nameKo: leagueId, nameEn: leagueId });
const row = (id: string, leagueId: string) => ({
  id,
  sport: 'soccer' as const,
  league: league(leagueId),
});

function view(market: Market, isOver = false): MarketShape {
  return { marketKey: JSON.stringify(market), market, isOver, selections: [] };
}

const whole = { span: 'regular', count: 'points' } as const;
const total = (line: number, span = 'regular'): Market => ({
  kind: 'total',
  span,
  count: 'points',
  line,
});
const winner: Market = { kind: 'three-way', ...whole };
const handicap: Market = { kind: 'handicap', ...whole, line: -4 };
const special: Market = { kind: 'special', question: 'both-score', answers: ['yes', 'no'] };

describe('matches', () => {
  it('stand by league, in the order of each first match', () => {
    const groups = byLeague([row('1', 'kbo'), row('2', 'k1'), row('3', 'kbo')]);
    expect(
      groups.map((group) => [group.league.leagueId, group.fixtures.map(({ id }) => id)]),
    ).toEqual([
      ['kbo', ['1', '3']],
      ['k1', ['2']],
    ]);
  });
});

describe('matches of a list', () => {
  const match = (id: string, ...markets: MarketShape[]) => ({ id, markets });
  const rows = [
    match('nearly over'),
    match('has a total', view(total(10))),
    match('is decided', view(total(1), true)),
    match('has a winner', view(winner)),
    match('has all', view(handicap), view(total(6)), view(winner)),
  ];

  it.each([
    ['winner', ['has a winner', 'has all', 'nearly over', 'has a total', 'is decided']],
    ['handicap', ['has all', 'nearly over', 'has a total', 'is decided', 'has a winner']],
    ['any', ['has a total', 'has a winner', 'has all', 'nearly over', 'is decided']],
  ] as const)('that have a price of %s come first, each in their order', (column, ids) => {
    expect(pricesFirst(rows, column).map(({ id }) => id)).toEqual(ids);
  });
});

describe('markets', () => {
  it('stand by span, kind and line where they are one list', () => {
    const handicaps = [-12, 4, -4].map((line) => view({ ...handicap, line }));
    const rows = [view(total(10)), view(total(8, 'half-1')), ...handicaps, view(total(6))];
    expect(inOrder(rows).map(({ market }) => market)).toEqual([
      { ...handicap, line: -12 },
      handicap,
      { ...handicap, line: 4 },
      total(6),
      total(10),
      total(8, 'half-1'),
    ]);
  });

  it('stand in groups, lines in their order, parts apart', () => {
    const markets = [
      special,
      total(10),
      total(8, 'half-1'),
      total(6),
      { ...winner, span: 'half-1' },
      handicap,
      winner,
    ];
    const groups = byGroup(markets.map((market) => view(market)));
    expect(groups.map(({ name, markets: own }) => [name, own.map(({ market }) => market)])).toEqual(
      [
        ['main', [winner]],
        ['handicap', [handicap]],
        ['total', [total(6), total(10)]],
        ['parts', [{ ...winner, span: 'half-1' }, total(8, 'half-1')]],
        ['other', [special]],
      ],
    );
  });

  it('that are decided are no longer offered', () => {
    const groups = byGroup([view(total(1)), view(total(2), true), view(winner, true)]);
    expect(groups).toEqual([{ name: 'total', markets: [view(total(1))] }]);
  });

  it('of a list are one for each column', () => {
    const {
      winner: first,
      handicap: second,
      total: third,
    } = mainMarkets([total(10), winner].map((market) => view(market)));
    expect([first?.market, second, third?.market]).toEqual([winner, null, total(10)]);
  });

  it('of a list of other markets stand in the places that are free', () => {
    const score: Market = { kind: 'correct-score', ...whole, scores: [] };
    const shown = mainMarkets([special, total(10), score].map((market) => view(market)));
    expect([shown.winner?.market, shown.handicap?.market, shown.total?.market]).toEqual([
      special,
      score,
      total(10),
    ]);
  });
});
