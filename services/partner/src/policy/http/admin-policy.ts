import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { z } from 'zod';
import { setPolicy } from '../actions/set-policy.ts';
import type { PolicyDeps } from '../deps.ts';
import { policySettings, policyShape } from '../store/policy.ts';

const REASON_LENGTH_MAX = 200;

export const adminPolicyRoutes = settingsRoutes<PolicyDeps>()({
  settings: policySettings,
  path: '/api/admin/partner/policy',
  field: 'policy',
  shape: policyShape,
  summaries: {
    get: 'What partners of each tier may move, and what categories hold',
    set: 'Sets what partners of each tier may move, and what categories hold',
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
  refuses: ['PT001', 'PT002'],
  set: setPolicy,
});
