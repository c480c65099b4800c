import { decideRoute } from '@noriter/four-eyes/decide-route';
import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { momentText } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { errors, requestRefusals } from '../../errors.ts';
import { scopeOf } from '../../tree/http/both.ts';
import { personShape } from '../../tree/http/person.ts';
import { readPeople } from '../../tree/store/people.ts';
import { reach } from '../../tree/store/reach.ts';
import { listSiteRequests } from '../../tree/store/site-requests.ts';
import { percentOfPpm } from '../../vocabulary/ppm.ts';
import { decideRates, ratesOf } from '../actions/decide-rates.ts';
import { setRates } from '../actions/set-rates.ts';
import type { RatesDeps } from '../deps.ts';
import { neighboursOf } from '../store/neighbours.ts';
import { rateRequests } from '../store/rate-requests.ts';
import { askedRates, newRates, rateKey, rateText } from './rate-shapes.ts';

const REASON_LENGTH_MAX = 200;

const route = defineRoute<RatesDeps>();
const setting = ['PT102', 'PT201', 'PT202', 'PT203', 'PT204', 'PT205', 'PT206', 'PT207'];

const setOwn = route({
  path: '/api/partner/rates/set',
  summary: 'Sets rates of a partner or member right below the caller, from now on',
  access: 'member',
  idempotent: true,
  body: z.object({ holderId: idText, rates: askedRates }),
  data: z.object({ effectiveFrom: z.iso.datetime() }),
  refuses: ['PT101', 'PT802', ...setting, 'C999'],
  async handle(deps, { body: { holderId, rates }, caller, effectId: requestId }) {
    const scope = await scopeOf(deps, caller);
    const personOf = await readPeople(deps.pool, [caller.memberId], scope.at);
    // Its own share goes up meanwhile: it would pass it on to members of its own.
    if (personOf(caller.memberId).suspended) throw refuse(errors, 'PT802');
    await reach(deps.pool, scope, holderId);
    const { parent } = await neighboursOf(deps.pool, holderId, scope.at);
    if (parent?.memberId !== caller.memberId) throw refuse(errors, 'PT102');
    const { siteId, memberId: setterId, loginId } = caller;
    const wish = { requestId, holderId, rates: newRates(rates), effectiveFrom: null, reason: '' };
    const set = await setRates(deps, { siteId, setterId, loginId, audit: null }, wish);
    return { effectiveFrom: set.effectiveFrom.toISOString() };
  },
});

const setAny = route({
  path: '/api/admin/partner/rates/set',
  summary: 'Sets rates of anybody, or asks a second operator where they promise too much for one',
  access: { permission: 'partners.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    holderId: idText,
    rates: askedRates,
    effectiveFrom: momentText.optional().describe('Now when absent'),
    reason: z
      .string()
      .trim()
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .default('')
      .describe('Needed where a second operator is asked'),
  }),
  data: z.object({
    requestId: z.string(),
    status: z.enum(['approved', 'waiting']),
    effectiveFrom: z.iso.datetime(),
  }),
  refuses: [...setting, 'C999'],
  async handle(deps, { body, caller, audit, effectId: requestId }) {
    await reach(deps.pool, await scopeOf(deps, caller), body.holderId);
    const { siteId, operatorId: setterId, loginId } = caller;
    const from = body.effectiveFrom === undefined ? null : new Date(body.effectiveFrom);
    const wish = { ...body, requestId, rates: newRates(body.rates), effectiveFrom: from };
    const set = await setRates(deps, { siteId, setterId, loginId, audit }, wish);
    return { requestId, status: set.status, effectiveFrom: set.effectiveFrom.toISOString() };
  },
});

const requests = route({
  path: '/api/admin/partner/rates/requests',
  summary: 'Rates that a second operator was asked for, the newest first',
  access: { permission: 'partners.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(
    z.object({
      requestId: z.string(),
      ...requestShape,
      holder: personShape,
      rates: z.array(z.object({ ...rateKey, rate: rateText })),
      effectiveFrom: z.iso.datetime(),
    }),
  ),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, operatorId } }) {
    const { rows, total } = await listSiteRequests(pool, rateRequests, siteId, page);
    const holders = rows.map(({ holderId }) => holderId);
    const personOf = await readPeople(pool, holders, clock.now());
    const list = rows.map((row) => ({
      requestId: row.requestId,
      ...requestView(row, operatorId),
      holder: personOf(row.holderId),
      rates: ratesOf(row).map(({ ppm, ...key }) => ({ ...key, rate: percentOfPpm(ppm) })),
      effectiveFrom: row.effectiveFrom.toISOString(),
    }));
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const decide = decideRoute<RatesDeps>()({
  path: '/api/admin/partner/rates/decide',
  summary: 'A second operator agrees to rates or refuses them; who asked may take them back',
  permission: 'partners.manage',
  refusals: requestRefusals,
  refuses: setting,
  decide: decideRates,
});

export const setRateRoutes = [setOwn, setAny, requests, decide];
