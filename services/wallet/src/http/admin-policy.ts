import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setCashPolicy } from '../actions/set-cash-policy.ts';
import type { WalletDeps } from '../deps.ts';
import { cashPolicyShape, policyText } from '../queries/cash-policy-document.ts';
import { readPolicy, type VersionedPolicy } from '../queries/read-policy.ts';

const versioned = z.object({
  version: z.number().int().min(0).describe('0 is the demonstration policy'),
  policy: cashPolicyShape,
});

const getPolicy = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/policy/get',
  summary: "The site's limits, opening and deposit account",
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({}),
  data: versioned,
  handle: async (deps, { caller }) => versionedText(await readPolicy(deps, caller.siteId)),
});

const setPolicy = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/policy/set',
  summary: "Sets the site's limits, opening and deposit account",
  access: { permission: 'cash.policy' },
  audits: true,
  idempotent: true,
  body: versioned,
  data: versioned,
  refuses: ['W002'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId } = caller;
    return versionedText(await setCashPolicy(deps, { siteId, operatorId, audit }, body));
  },
});

function versionedText({ version, policy }: VersionedPolicy): z.input<typeof versioned> {
  return { version, policy: policyText(policy) };
}

export const adminPolicyRoutes = [getPolicy, setPolicy] as const;
