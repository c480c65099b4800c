import { koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { SportsbookDeps } from '../deps.ts';
import { marketPatterns } from '../store/fixture-query.ts';
import { type FixtureView, listFixtures } from '../store/fixture-views.ts';
import { feedMarketOf } from '../store/stored-market.ts';
import { ROWS, searchText, sportText } from './fixture-filters.ts';
import { fixtureRowOf, fixtureViewShape } from './fixture-rows.ts';
import { marketRowOf, marketViewShape } from './market-rows.ts';

const route = defineRoute<SportsbookDeps>();

const resultRow = fixtureViewShape.extend({
  markets: z.array(
    marketViewShape.extend({
      winners: z.array(z.string()).describe('Selections that won; none where stakes went back'),
    }),
  ),
});

nameSchemas({ FixtureResultView: resultRow });

export const results = route({
  path: '/api/sport/results',
  summary: 'Fixtures that are over, the latest first, with what their markets came to',
  access: 'guest',
  body: z.object({
    ...pageQuery,
    sport: sportText,
    search: searchText,
    kind: z.enum(['winloose', 'handy', 'underover', 'special']).default('winloose'),
  }),
  data: listOf(resultRow),
  async handle({ pool, clock }, { body }) {
    const { page, sport, search, kind, startDate, endDate } = body;
    const days = koreaDayRange(startDate, endDate, clock);
    const markets = marketPatterns[kind];
    const query = { mode: 'results' as const, sport, leagueId: null, search, ...days, markets };
    const { fixtures: found, total } = await listFixtures(pool, query, pageSlice(page, ROWS));
    return { list: found.map(resultRowOf), pageInfo: pageInfo(page, total, ROWS) };
  },
});

function resultRowOf(view: FixtureView): z.input<typeof resultRow> {
  const markets = view.markets.flatMap((market) => {
    const row = marketRowOf(view, market);
    if (row.state !== 'settled' && row.state !== 'cancelled') return [];
    const { results: found } = feedMarketOf(market);
    const isSettled = row.state === 'settled' && found !== null;
    const winners = row.selections
      .map(({ selectionId }) => selectionId)
      .filter((id) => isSettled && found[id]?.won === true);
    return [{ ...row, winners }];
  });
  return { ...fixtureRowOf(view), markets };
}
