import { listOf, pageInfo, pageOnlyQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setFixture, setMarket } from '../actions/set-fixture.ts';
import type { BettingDeps } from '../deps.ts';
import { houseStates, MARGIN_MAX } from '../domain/feed/house.ts';
import { producers } from '../domain/feed/messages.ts';
import { errors } from '../errors.ts';
import { lastFaults, readFeedHealth } from '../queries/feed-health.ts';
import { listFixtures, marketPatterns, readFixture } from '../queries/sport-views.ts';
import {
  officeFixtureOf,
  officeFixtureShape,
  officeRowOf,
  officeRowShape,
} from './admin-sport-rows.ts';
import { changeReason } from './change-reason.ts';
import { fixtureIdText, searchText, sportText } from './sports.ts';

const route = defineRoute<BettingDeps>();

/** The newest of them; older ones are in the table for a week. */
const FAULTS_SHOWN = 50;

const feed = route({
  path: '/api/admin/sport/feed',
  summary: 'Whether the odds feed is heard: its producers, and what of it was not believed',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: z.object({
    isConfigured: z.boolean().describe('false: this house offers no sports'),
    producers: z.array(
      z.object({
        producer: z.enum(producers),
        state: z
          .enum(['up', 'down', 'recovering'])
          .describe('Its markets take bets while it is up, and at no other time'),
        isHeard: z.boolean().describe('false: no process of ours listens'),
        epoch: z.int(),
        sequence: z.int().describe('All messages up to this one were applied'),
        behind: z.int().describe('Messages it is known to have sent beyond that'),
        aliveAt: z.iso.datetime().nullable(),
        silentMs: z.int().nullable().describe('Since it last said that it is alive'),
        stoppedAt: z.iso.datetime().nullable().describe('When it was last up no longer'),
        openMarkets: z.int(),
        faultsOfHour: z.int(),
      }),
    ),
    faults: z.array(
      z.object({
        producer: z.string(),
        epoch: z.int(),
        sequence: z.int().describe('0 where even that could not be read'),
        fixtureId: z.string().nullable(),
        marketKey: z.string().nullable(),
        fault: z.string(),
        detail: z.string(),
        occurredAt: z.iso.datetime(),
      }),
    ),
  }),
  async handle({ pool, config }) {
    const [health, faults] = await Promise.all([
      readFeedHealth(pool),
      lastFaults(pool, FAULTS_SHOWN),
    ]);
    return {
      isConfigured: config.ODDS_FEED_URL !== undefined,
      producers: health.map((one) => ({
        producer: one.producer,
        state: one.state,
        isHeard: one.isHeld,
        epoch: one.epoch,
        sequence: one.sequence,
        behind: Math.max(0, one.document.knownUpTo - one.sequence),
        aliveAt: one.aliveAt?.toISOString() ?? null,
        silentMs: one.silentMs === null ? null : Math.max(0, Math.round(one.silentMs)),
        stoppedAt: one.stoppedAt?.toISOString() ?? null,
        openMarkets: one.markets,
        faultsOfHour: one.faults,
      })),
      faults: faults.map((one) => ({
        ...one,
        epoch: Number(one.epoch),
        sequence: Number(one.sequence),
        occurredAt: one.occurredAt.toISOString(),
      })),
    };
  },
});

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
  data: listOf(officeRowShape),
  async handle({ pool }, { body: { page, rows, sport, mode, search } }) {
    const markets = mode === 'results' ? marketPatterns.all : [];
    const query = { mode, sport, leagueId: null, search, from: null, until: null, markets };
    const { fixtures: found, total } = await listFixtures(pool, query, pageSlice(page, rows));
    return { list: found.map(officeRowOf), pageInfo: pageInfo(page, total, rows) };
  },
});

const detail = route({
  path: '/api/admin/sport/fixture',
  summary: 'One fixture: each price of the feed and what members get of it, states and results',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ fixtureId: fixtureIdText }),
  data: officeFixtureShape,
  refuses: ['B1070'],
  handle: ({ pool }, { body: { fixtureId } }) => officeFixture(pool, fixtureId),
});

const set = route({
  path: '/api/admin/sport/fixture/set',
  summary: 'Opens, suspends or closes a fixture, or takes a margin off its prices',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    fixtureId: fixtureIdText,
    houseState: z.enum(houseStates).optional(),
    margin: z
      .int()
      .min(0)
      .max(MARGIN_MAX)
      .optional()
      .describe('Thousandths taken off the part of each price above 1.00'),
    ...changeReason,
  }),
  data: officeFixtureShape,
  refuses: ['B1070', 'C999'],
  async handle(deps, { body, audit }) {
    await setFixture(deps, { audit }, body);
    return officeFixture(deps.pool, body.fixtureId);
  },
});

const marketSet = route({
  path: '/api/admin/sport/market/set',
  summary: 'Opens, suspends or closes one market of a fixture',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    fixtureId: fixtureIdText,
    marketKey: z.string().min(1).max(200),
    houseState: z.enum(houseStates),
    ...changeReason,
  }),
  data: officeFixtureShape,
  refuses: ['B1070', 'B1071', 'C999'],
  async handle(deps, { body, audit }) {
    await setMarket(deps, { audit }, body);
    return officeFixture(deps.pool, body.fixtureId);
  },
});

async function officeFixture(pool: BettingDeps['pool'], fixtureId: string) {
  const found = await readFixture(pool, fixtureId);
  if (found === null) throw refuse(errors, 'B1070');
  return officeFixtureOf(found);
}

export const adminSportRoutes = [feed, fixtures, detail, set, marketSet] as const;
