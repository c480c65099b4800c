import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { guardedRoutes } from '@noriter/versioned-settings/guarded-routes';
import { z } from 'zod';
import { decideCashPolicy, setCashPolicy } from '../../actions/set-cash-policy.ts';
import type { WalletDeps } from '../../deps.ts';
import { cashPolicyShape } from '../../domain/policy/policy-document.ts';
import { cashPolicySettings } from '../../store/cash-policy.ts';

const REASON_LENGTH_MAX = 200;

export const adminPolicyRoutes = guardedRoutes<WalletDeps>()({
  settings: cashPolicySettings,
  path: '/api/admin/cash/policy',
  field: 'policy',
  shape: cashPolicyShape,
  summaries: {
    get: "The site's limits and opening",
    set: "Sets the site's limits and opening, or asks a second operator to let one do more alone",
    versions: 'The policies the site has had, and who set each',
  },
  permissions: { read: 'cash.read', change: 'cash.policy' },
  initialIs: '0 is what the site has before it sets any',
  reason: z
    .string()
    .trim()
    .max(REASON_LENGTH_MAX)
    .refine(isPlainBlock, 'Has control characters.')
    .default('')
    .describe('Needed where one operator may do more by it'),
  requestName: 'CashPolicyRequest',
  refuses: ['W002', 'W003', 'W011', 'W018'],
  set: setCashPolicy,
  decide: decideCashPolicy,
});
