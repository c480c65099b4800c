import { decideRoute } from '@noriter/four-eyes/decide-route';
import { requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { errors, requestRefusals } from '../../errors.ts';
import { cycles } from '../../vocabulary/cycles.ts';
import { percentOfPpm, percentText } from '../../vocabulary/ppm.ts';
import { decideTransferRight } from '../actions/decide-transfer-right.ts';
import { setTerms } from '../actions/set-terms.ts';
import type { TreeDeps } from '../deps.ts';
import { readPeople } from '../store/people.ts';
import { listSiteRequests } from '../store/site-requests.ts';
import { readTerms } from '../store/terms.ts';
import { transferRights } from '../store/transfer-rights.ts';
import { personShape } from './person.ts';

const REASON_LENGTH_MAX = 200;

const route = defineRoute<TreeDeps>();

const terms = {
  mayTransfer: z.boolean().describe('May give money and take it back'),
  carriesLoss: z
    .boolean()
    .describe('A loss of losing is carried into the next period; of cash it always is'),
  cycle: z.enum(cycles),
  fee: percentText.describe('Of withdrawals, off a share of cash'),
  cut: percentText.describe('Off its rolling; shown on each statement'),
};

const get = route({
  path: '/api/admin/partner/terms/get',
  summary: 'How a partner is settled, and whether it may move money',
  access: { permission: 'partners.read' },
  audits: false,
  body: z.object({ partnerId: idText }),
  data: z.object({ ...terms, fee: z.string(), cut: z.string() }),
  refuses: ['PT101'],
  async handle({ pool }, { body: { partnerId }, caller: { siteId } }) {
    const found = await readTerms(pool, { siteId, partnerId });
    if (found === null) throw refuse(errors, 'PT101');
    const { feePpm, cutPpm, ...rest } = found;
    return { ...rest, fee: percentOfPpm(feePpm), cut: percentOfPpm(cutPpm) };
  },
});

const change = route({
  path: '/api/admin/partner/terms',
  summary: 'Sets how a partner is settled, and asks a second operator to let it move money',
  access: { permission: 'partners.manage' },
  audits: true,
  idempotent: true,
  body: z.object({
    partnerId: idText,
    // What is absent stays as it is.
    ...z.object(terms).partial().shape,
    reason: z
      .string()
      .trim()
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .default('')
      .describe('Needed to let a partner move money that may not'),
  }),
  data: z.object({
    status: z.enum(['approved', 'waiting']).describe('Whether it waits that it may move money'),
  }),
  refuses: ['PT003', 'PT101', 'PT109', 'C999'],
  async handle(deps, { body, caller, audit, effectId: requestId }) {
    const { partnerId, reason, fee, cut, ...rest } = body;
    const wish = { requestId, partnerId, reason, terms: { ...rest, feePpm: fee, cutPpm: cut } };
    return { status: await setTerms(deps, { ...caller, audit }, wish) };
  },
});

const requests = route({
  path: '/api/admin/partner/terms/requests',
  summary: 'Partners that an operator asked to let move money, the newest first',
  access: { permission: 'partners.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(z.object({ requestId: z.string(), ...requestShape, partner: personShape })),
  async handle({ pool, clock }, { body: { page }, caller: { siteId, operatorId } }) {
    const { rows, total } = await listSiteRequests(pool, transferRights, siteId, page);
    const partners = rows.map(({ partnerId }) => partnerId);
    const personOf = await readPeople(pool, partners, clock.now());
    const list = rows.map((row) => ({
      requestId: row.requestId,
      ...requestView(row, operatorId),
      partner: personOf(row.partnerId),
    }));
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const decide = decideRoute<TreeDeps>()({
  path: '/api/admin/partner/terms/decide',
  summary: 'A second operator lets a partner move money, or refuses; who asked may take it back',
  permission: 'partners.manage',
  refusals: requestRefusals,
  refuses: [],
  decide: decideTransferRight,
});

export const adminTermsRoutes = [get, change, requests, decide];
