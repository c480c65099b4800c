import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { SportsbookDeps } from '../deps.ts';
import { type FixtureChange, readChanges } from '../store/changes.ts';
import { fixtureIdText } from './fixture-filters.ts';
import { fixtureViewShape, scoreboardOf } from './fixture-rows.ts';
import { marketRowOf, marketViewShape } from './market-rows.ts';

const route = defineRoute<SportsbookDeps>();

const FIXTURES_PER_CALL_MAX = 300;

const changeShape = fixtureViewShape
  .pick({ fixtureId: true, version: true, state: true, startsAt: true, scoreboard: true })
  .extend({
    markets: z
      .array(marketViewShape)
      .nullable()
      .describe('Those that changed since, whole; null where no version was named'),
  });

const changes = route({
  path: '/internal/sport/changes',
  summary: 'What changed of fixtures after the versions that are named',
  access: 'internal',
  callers: ['notifier'],
  body: z.object({
    fixtures: z
      .array(
        z.object({
          fixtureId: fixtureIdText,
          since: z.int().min(0).nullable().describe('null asks for the present version alone'),
        }),
      )
      .max(FIXTURES_PER_CALL_MAX)
      .describe('Each once'),
  }),
  data: z.object({
    fixtures: z.array(changeShape).describe('Without those that did not change'),
  }),
  async handle({ pool }, { body }) {
    const changed = await readChanges(pool, body.fixtures);
    return { fixtures: changed.map(changeOf) };
  },
});

function changeOf(change: FixtureChange): z.input<typeof changeShape> {
  const { fixtureId, version, state, startsAt, scoreboard, since, markets } = change;
  return {
    fixtureId,
    version: Number(version),
    state,
    startsAt: startsAt.toISOString(),
    scoreboard: scoreboardOf(scoreboard),
    markets: since === null ? null : markets.map((market) => marketRowOf(change, market)),
  };
}

export const sportChangeRoutes = [changes] as const;
