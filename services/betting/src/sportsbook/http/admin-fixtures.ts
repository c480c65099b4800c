import { listOf, pageInfo, pageOnlyQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { changeReason } from '../../site/http/change-reason.ts';
import { setFixture } from '../actions/override-fixture.ts';
import { setMarket } from '../actions/override-market.ts';
import type { SportsbookDeps } from '../deps.ts';
import { MARGIN_MAX, overrideStates } from '../domain/override.ts';
import { marketPatterns } from '../store/fixture-query.ts';
import { listFixtures, readFixture } from '../store/fixture-views.ts';
import {
  adminFixtureOf,
  adminFixtureShape,
  adminRowOf,
  adminRowShape,
} from './admin-fixture-rows.ts';
import { fixtureIdText, searchText, sportText } from './fixture-filters.ts';

const route = defineRoute<SportsbookDeps>();

const fixtures = route({
  path: '/api/admin/sport/fixtures',
  summary: 'Fixtures that are offered, or over, with what operators set on them',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    sport: sportText,
    mode: z.enum(['offered', 'results']).default('offered'),
    search: searchText,
  }),
  data: listOf(adminRowShape),
  async handle({ pool }, { body: { page, rows, sport, mode, search } }) {
    const markets = mode === 'results' ? marketPatterns.all : [];
    const query = { mode, sport, leagueId: null, search, from: null, until: null, markets };
    const { fixtures: found, total } = await listFixtures(pool, query, pageSlice(page, rows));
    return { list: found.map(adminRowOf), pageInfo: pageInfo(page, total, rows) };
  },
});

const detail = route({
  path: '/api/admin/sport/fixture',
  summary: 'One fixture: each price of the feed and what members get of it, states and results',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ fixtureId: fixtureIdText }),
  data: adminFixtureShape,
  refuses: ['B1076'],
  handle: ({ pool }, { body: { fixtureId } }) => adminFixture(pool, fixtureId),
});

const set = route({
  path: '/api/admin/sport/fixture/set',
  summary: 'Opens, suspends or closes a fixture, or takes a margin off its prices',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    fixtureId: fixtureIdText,
    houseState: z.enum(overrideStates).optional(),
    margin: z
      .int()
      .min(0)
      .max(MARGIN_MAX)
      .optional()
      .describe('Thousandths taken off the part of each price above 1.00'),
    ...changeReason,
  }),
  data: adminFixtureShape,
  refuses: ['B1076', 'C999'],
  async handle(deps, { body, audit }) {
    await setFixture(deps, { audit }, body);
    return adminFixture(deps.pool, body.fixtureId);
  },
});

const marketSet = route({
  path: '/api/admin/sport/market/set',
  summary: 'Opens, suspends or closes one market of a fixture',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    fixtureId: fixtureIdText,
    marketKey: z.string().min(1).max(200),
    houseState: z.enum(overrideStates),
    ...changeReason,
  }),
  data: adminFixtureShape,
  refuses: ['B1076', 'B1077', 'C999'],
  async handle(deps, { body, audit }) {
    await setMarket(deps, { audit }, body);
    return adminFixture(deps.pool, body.fixtureId);
  },
});

async function adminFixture(pool: SportsbookDeps['pool'], fixtureId: string) {
  const found = await readFixture(pool, fixtureId);
  if (found === null) throw refuse(errors, 'B1076');
  return adminFixtureOf(found);
}

export const adminFixtureRoutes = [fixtures, detail, set, marketSet] as const;
