import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { setLimits } from '../actions/set-limits.ts';
import type { BettingDeps } from '../deps.ts';
import { limitPolicyShape, limitPolicyText, readLimits } from '../queries/limits-document.ts';

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
  body: versioned,
  data: saved,
  refuses: ['B1023', 'B1024', 'C999'],
  async handle(deps, { body, caller, audit }) {
    const { siteId, operatorId } = caller;
    await setLimits(deps, { siteId, operatorId, audit }, body);
    return savedOf(deps, siteId);
  },
});

async function savedOf(deps: BettingDeps, siteId: string): Promise<z.input<typeof saved>> {
  const { version, document, changedAt, changedBy } = await readLimits(deps, siteId);
  const at = changedAt?.toISOString() ?? null;
  return { version, policy: limitPolicyText(document), changedAt: at, changedBy };
}

export const adminLimitRoutes = [getLimits, putLimits] as const;
