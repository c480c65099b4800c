import { koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery, pageQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { sports } from '../domain/sport/sports.ts';
import { errors } from '../errors.ts';
import { feedMarketOf } from '../queries/feed-market.ts';
import {
  type FixtureView,
  listFixtures,
  marketPatterns,
  readFixture,
  readMenu,
} from '../queries/sport-views.ts';
import {
  fixtureRowOf,
  fixtureViewShape,
  mainMarkets,
  marketRowOf,
  marketViewShape,
} from './sport-rows.ts';

const route = defineRoute<BettingDeps>();

const ROWS = 20;

export const sportText = z
  .enum([...sports, 'all', ''])
  .default('all')
  .transform((sport) => (sport === 'all' || sport === '' ? null : sport));
export const searchText = z
  .string()
  .trim()
  .max(60)
  .default('')
  .transform((text) => (text === '' ? null : text))
  .describe('In the names of teams and leagues');
export const fixtureIdText = z.string().min(1).max(80);

const menu = route({
  path: '/api/sport/menu',
  summary: 'Which sports are offered, and how many fixtures each has',
  access: 'guest',
  body: z.object({}),
  data: z.object({
    sports: z.array(
      z.object({
        sport: z.enum(sports),
        fixtures: z.int().describe('Before their start'),
        live: z.int().describe('In play'),
      }),
    ),
  }),
  async handle({ pool }) {
    const rows = await readMenu(pool);
    const found = new Map(rows.map((row) => [row.sport, row]));
    const none = { fixtures: 0, live: 0 };
    return {
      sports: sports.map((sport) => {
        const { fixtures, live } = found.get(sport) ?? none;
        return { sport, fixtures, live };
      }),
    };
  },
});

const fixtures = route({
  path: '/api/sport/fixtures',
  summary: 'Fixtures that are bet on, in the order of their start, with their main markets',
  access: 'guest',
  body: z.object({
    ...pageOnlyQuery,
    sport: sportText,
    mode: z
      .enum(['prematch', 'live', 'special'])
      .describe('special: firsts, scores, questions and whole seasons, with those markets'),
    leagueId: z.string().max(80).optional(),
    search: searchText,
  }),
  data: listOf(fixtureViewShape).extend({
    serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
  }),
  async handle({ pool, clock }, { body: { page, sport, mode, leagueId = null, search } }) {
    const markets = marketPatterns[mode === 'special' ? 'special' : 'main'];
    const query = { mode, sport, leagueId, search, from: null, until: null, markets };
    const { fixtures: found, total } = await listFixtures(pool, query, pageSlice(page, ROWS));
    const list = found.map(fixtureRowOf).map((row) => ({
      ...row,
      markets: mode === 'special' ? row.markets : mainMarkets(row.markets),
    }));
    return { serverTime: clock.now().toISOString(), list, pageInfo: pageInfo(page, total, ROWS) };
  },
});

const fixture = route({
  path: '/api/sport/fixture',
  summary: 'One fixture with all of its markets',
  access: 'guest',
  body: z.object({ fixtureId: fixtureIdText }),
  data: z.object({
    serverTime: z.iso.datetime().describe('Countdowns go by this clock'),
    fixture: fixtureViewShape,
  }),
  refuses: ['B1070'],
  async handle({ pool, clock }, { body: { fixtureId } }) {
    const found = await readFixture(pool, fixtureId);
    if (found === null) throw refuse(errors, 'B1070');
    return { serverTime: clock.now().toISOString(), fixture: fixtureRowOf(found) };
  },
});

const resultRow = fixtureViewShape.extend({
  markets: z.array(
    marketViewShape.extend({
      winners: z.array(z.string()).describe('Selections that won; none where stakes went back'),
    }),
  ),
});

const results = route({
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

export const sportRoutes = [menu, fixtures, fixture, results] as const;
