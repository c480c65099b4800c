import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setCashPolicy } from '../actions/set-cash-policy.ts';
import type { WalletDeps } from '../deps.ts';
import { cashPolicyShape, policyText } from '../queries/cash-policy-document.ts';
import { listPolicyVersions } from '../queries/list-policy-versions.ts';
import { readPolicy, type VersionedPolicy } from '../queries/read-policy.ts';

const versioned = z.object({
  version: z.number().int().min(0).describe('0 is the demonstration policy'),
  policy: cashPolicyShape,
});

const saved = versioned.extend({
  changedAt: z.iso.datetime().nullable(),
  changedBy: z.string().nullable().describe('Operator'),
});

const getPolicy = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/policy/get',
  summary: "The site's limits and opening",
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({}),
  data: saved,
  handle: async (deps, { caller }) => versionedText(await readPolicy(deps, caller.siteId)),
});

const setPolicy = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/policy/set',
  summary: "Sets the site's limits and opening",
  access: { permission: 'cash.policy' },
  audits: true,
  idempotent: true,
  body: versioned,
  data: saved,
  refuses: ['W002', 'W011', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId } = caller;
    await setCashPolicy(deps, { siteId, operatorId, audit }, body);
    return versionedText(await readPolicy(deps, siteId));
  },
});

const listVersions = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/policy/versions',
  summary: 'The policies the site has had, and who set each',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(saved),
  async handle(deps, { body: { page }, caller: { siteId } }) {
    const { versions, total } = await listPolicyVersions(deps, { siteId, page });
    return { list: versions.map(versionedText), pageInfo: pageInfo(page, total) };
  },
});

function versionedText(row: VersionedPolicy): z.input<typeof saved> {
  const { version, policy, changedAt, changedBy } = row;
  const at = changedAt?.toISOString() ?? null;
  return { version, policy: policyText(policy), changedAt: at, changedBy };
}

export const adminPolicyRoutes = [getPolicy, setPolicy, listVersions] as const;
