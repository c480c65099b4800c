import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { SportsbookDeps } from '../deps.ts';
import { marketPatterns } from '../store/fixture-query.ts';
import { listFixtures, readFixture, readMenu } from '../store/fixture-views.ts';
import { fixtureIdText, ROWS, searchText, sportText } from './fixture-filters.ts';
import { results } from './fixture-results.ts';
import { fixtureViewShape, offeredRowOf } from './fixture-rows.ts';
import { mainMarkets } from './market-rows.ts';

const route = defineRoute<SportsbookDeps>();

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
    const list = found.map(offeredRowOf).map((row) => ({
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
  refuses: ['B1076'],
  async handle({ pool, clock }, { body: { fixtureId } }) {
    const found = await readFixture(pool, fixtureId);
    if (found === null) throw refuse(errors, 'B1076');
    return { serverTime: clock.now().toISOString(), fixture: offeredRowOf(found) };
  },
});

export const sportRoutes = [menu, fixtures, fixture, results] as const;
