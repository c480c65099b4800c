import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setLimits } from '../actions/set-limits.ts';
import type { BettingDeps } from '../deps.ts';
import {
  limitPolicyShape,
  limitPolicyText,
  limitsOfDocument,
  readLimits,
} from '../queries/limits-document.ts';
import { listVersions } from '../queries/versioned-document.ts';
import { changeReason } from './change-reason.ts';

const route = defineRoute<BettingDeps>();

const versioned = z.object({
  version: z.int().min(0).describe('0 is the demonstration policy'),
  policy: limitPolicyShape,
});

const saved = versioned.extend({
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
});

const getLimits = route({
  path: '/api/admin/betting/limits/get',
  summary: 'What members of each level may stake and win',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({}),
  data: saved,
  handle: (deps, { caller }) => savedOf(deps, caller.siteId),
});

const putLimits = route({
  path: '/api/admin/betting/limits/set',
  summary: 'Sets what members of each level may stake and win',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: versioned.extend(changeReason),
  data: saved,
  refuses: ['B1023', 'B1024', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId } = caller;
    await setLimits(deps, { siteId, operatorId, audit }, body);
    return savedOf(deps, siteId);
  },
});

const versionShape = versioned.extend({
  before: limitPolicyShape.describe('What it replaced'),
  changedAt: z.iso.datetime(),
  changedBy: z.string().describe('Operator'),
  reason: z.string(),
});

const versions = route({
  path: '/api/admin/betting/limits/versions',
  summary: 'The limits the site has had, the newest first: who set each, and why',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object(pageOnlyQuery),
  data: listOf(versionShape),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const found = await listVersions(pool, 'bet_limits', { siteId, ...pageSlice(page) });
    const list = found.versions.map(({ document, before, changedAt, ...row }) => ({
      ...row,
      policy: limitPolicyText(limitsOfDocument(document)),
      before: limitPolicyText(limitsOfDocument(before)),
      changedAt: changedAt.toISOString(),
    }));
    return { list, pageInfo: pageInfo(page, found.total) };
  },
});

async function savedOf(deps: BettingDeps, siteId: string): Promise<z.input<typeof saved>> {
  const { version, document, changedAt, changedBy } = await readLimits(deps, siteId);
  const at = changedAt?.toISOString() ?? null;
  return { version, policy: limitPolicyText(document), changedAt: at, changedBy };
}

export const adminLimitRoutes = [getLimits, putLimits, versions] as const;
