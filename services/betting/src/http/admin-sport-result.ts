import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askResult, decideResult, type HandResult, weighResult } from '../actions/enter-result.ts';
import type { BettingDeps } from '../deps.ts';
import { legResultShape } from '../domain/feed/messages.ts';
import type { FixtureResult } from '../domain/sport/fixture-result.ts';
import { scoreShape } from '../domain/sport/market.ts';
import { requestMoves, requestStatuses } from '../domain/two-operators.ts';
import { errors } from '../errors.ts';
import { resultRequestsOf } from '../queries/result-requests.ts';
import { readFixture } from '../queries/sport-views.ts';
import { officeFixtureOf, officeFixtureShape } from './admin-sport-rows.ts';
import { effectShape, effectText, shownShape } from './admin-ticket-voids.ts';
import { changeReason } from './change-reason.ts';
import { fixtureIdText } from './sports.ts';

const route = defineRoute<BettingDeps>();

const name = z.string().max(80);
const market = { fixtureId: fixtureIdText, marketKey: z.string().min(1).max(200) };

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

/** More winning places than who share them would multiply the price. */
const handResult = legResultShape.refine(
  ({ deadHeat }) => deadHeat === undefined || deadHeat.of >= deadHeat.places,
);

/** The result of a market in one of its ways. */
const way = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('results'),
    results: z.record(name, handResult).describe('Of each selection'),
  }),
  z.object({ way: z.literal('score'), score: scoreInput }),
  z.object({ way: z.literal('take-back') }),
]);

const faults = ['B1070', 'B1071', 'B1072', 'B1073', 'B1074'] as const;

const effect = route({
  path: '/api/admin/sport/result/effect',
  summary: 'What another result of a market would move at this moment, over the bets of all sites',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ ...market, result: way }),
  data: z.object({
    ...effectShape,
    takesTwo: z.boolean().describe('A second operator has to agree'),
    results: z.record(name, legResultShape).nullable().describe('Of each selection'),
  }),
  refuses: [...faults],
  async handle(deps, { body: { fixtureId, marketKey, result }, caller }) {
    const { siteId, operatorId } = caller;
    const wish = { fixtureId, marketKey, result: handResultOf(result) };
    const weighed = await weighResult(deps, { siteId, operatorId }, wish);
    return {
      ...effectText(weighed.effect),
      takesTwo: weighed.takesTwo,
      results: weighed.results,
    };
  },
});

const enter = route({
  path: '/api/admin/sport/market/result',
  summary:
    'Enters the result of a market by hand, or takes it back; or asks a second operator for it',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ ...market, result: way, ...shownShape, ...changeReason }),
  data: officeFixtureShape.extend({
    outcome: z.enum(['approved', 'waiting']).describe('waiting: a second operator has to agree'),
  }),
  refuses: [...faults, 'B1033', 'B1075', 'C999'],
  async handle(deps, { body, caller, audit, effectId: requestId }) {
    const { siteId, operatorId, loginId } = caller;
    const { fixtureId, marketKey, reason } = body;
    const result = handResultOf(body.result);
    const asked = { requestId, fixtureId, marketKey, result, reason, shown: body };
    const outcome = await askResult(deps, { siteId, operatorId, loginId, audit }, asked);
    const found = await readFixture(deps.pool, fixtureId);
    if (found === null) throw refuse(errors, 'B1070');
    return { ...officeFixtureOf(found), outcome };
  },
});

const requests = route({
  path: '/api/admin/sport/result/requests',
  summary: 'The results by hand of a market that operators asked for, the newest first',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object(market),
  data: z.object({
    list: z.array(
      z.object({
        requestId: z.string(),
        results: z.record(name, legResultShape).nullable().describe('Null takes it back'),
        reason: z.string(),
        status: z.enum(requestStatuses),
        isOwn: z.boolean().describe('The caller asked for it'),
        askedByName: z.string(),
        askedAt: z.iso.datetime(),
        decidedByName: z.string(),
        decidedAt: z.iso.datetime().nullable(),
        refusal: z.string().describe('Why the second operator refused'),
        ...effectShape,
      }),
    ),
  }),
  async handle({ pool }, { body, caller: { siteId, operatorId } }) {
    const rows = await resultRequestsOf(pool, siteId, body);
    const list = rows.map((row) => ({
      ...row,
      ...effectText(row),
      isOwn: row.askedBy === operatorId,
      askedAt: row.askedAt.toISOString(),
      decidedAt: row.decidedAt?.toISOString() ?? null,
    }));
    return { list };
  },
});

const decide = route({
  path: '/api/admin/sport/result/decide',
  summary: 'A second operator agrees to a result by hand or refuses it; who asked may take it back',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    requestId: z.uuid(),
    move: z.enum(requestMoves),
    reason: z.string().trim().max(200).default('').describe('Needed to refuse'),
    ...shownShape,
  }),
  data: z.object({}),
  refuses: [...faults, 'B1030', 'B1033', 'B1034', 'B1035', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId, loginId } = caller;
    const { requestId, move, reason } = body;
    const asked = { requestId, move, reason, shown: body };
    await decideResult(deps, { siteId, operatorId, loginId, audit }, asked);
    return {};
  },
});

function handResultOf(result: z.output<typeof way>): HandResult {
  if (result.way === 'take-back') return null;
  if (result.way === 'results') return { results: result.results };
  const score: FixtureResult = result.score;
  return { score };
}

export const adminResultRoutes = [effect, enter, requests, decide] as const;
