import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { guardedRoutes } from '@noriter/versioned-settings/guarded-routes';
import { z } from 'zod';
import { decidePolicy, setPolicy } from '../actions/set-policy.ts';
import type { PolicyDeps } from '../deps.ts';
import { policySettings, policyShape } from '../store/policy.ts';

const REASON_LENGTH_MAX = 200;

export const adminPolicyRoutes = guardedRoutes<PolicyDeps>()({
  settings: policySettings,
  path: '/api/admin/partner/policy',
  field: 'policy',
  shape: policyShape,
  summaries: {
    get: 'What partners of each tier may move, and what categories hold',
    set: 'Sets them, or asks a second operator to let one do more alone',
    versions: 'The policies the site has had, the newest first: who set each, and why',
  },
  permissions: { read: 'partners.read', change: 'partners.manage' },
  initialIs: '0 is the demonstration policy',
  reason: z
    .string()
    .trim()
    .min(1)
    .max(REASON_LENGTH_MAX)
    .refine(isPlainBlock, 'Has control characters.')
    .describe('Why it is changed'),
  versionName: 'PartnerPolicyVersion',
  requestName: 'PartnerPolicyRequest',
  refuses: ['PT001', 'PT002', 'PT006'],
  set: setPolicy,
  decide: decidePolicy,
});
