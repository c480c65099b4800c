import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { enterResult, type HandResult } from '../actions/set-fixture.ts';
import type { BettingDeps } from '../deps.ts';
import { legResultShape } from '../domain/feed/messages.ts';
import type { FixtureResult } from '../domain/sport/fixture-result.ts';
import { scoreShape } from '../domain/sport/market.ts';
import { errors } from '../errors.ts';
import { readFixture } from '../queries/sport-views.ts';
import { officeFixtureOf, officeFixtureShape } from './admin-sport-rows.ts';
import { changeReason } from './change-reason.ts';
import { fixtureIdText } from './sports.ts';

const route = defineRoute<BettingDeps>();

const name = z.string().max(80);

const scoreInput = z.object({
  state: z.enum(['running', 'finished', 'abandoned']).default('finished'),
  parts: z.record(z.string().max(40), scoreShape).default({}).describe('Points of each part alone'),
  firsts: z.record(name, name.nullable()).default({}).describe('Who reached each mark first'),
  placings: z
    .record(name, z.array(z.object({ competitor: name, place: z.int().min(1) })).max(100))
    .default({})
    .describe('Who came where; equal places are a dead heat'),
  answers: z.record(name, z.array(name).max(100).nullable()).default({}),
  withdrawn: z.array(name).max(100).default([]).describe('Bets on them are void'),
});

/** The result of a market in one of its ways. */
const way = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('results'),
    results: z.record(name, legResultShape).describe('Of each selection'),
  }),
  z.object({ way: z.literal('score'), score: scoreInput }),
  z.object({ way: z.literal('take-back') }),
]);

export const enterHandResult = route({
  path: '/api/admin/sport/market/result',
  summary: 'Enters the result of a market by hand, which stands against the feed; or takes it back',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    fixtureId: fixtureIdText,
    marketKey: z.string().min(1).max(200),
    result: way,
    ...changeReason,
  }),
  data: officeFixtureShape,
  refuses: ['B1070', 'B1071', 'B1072', 'B1073', 'B1074', 'C999'],
  async handle(deps, { body: { fixtureId, marketKey, result, reason }, audit }) {
    await enterResult(
      deps,
      { audit },
      { fixtureId, marketKey, result: handResultOf(result), reason },
    );
    const found = await readFixture(deps.pool, fixtureId);
    if (found === null) throw refuse(errors, 'B1070');
    return officeFixtureOf(found);
  },
});

function handResultOf(result: z.output<typeof way>): HandResult {
  if (result.way === 'take-back') return null;
  if (result.way === 'results') return { results: result.results };
  const score: FixtureResult = result.score;
  return { score };
}
