import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { setCashPolicy } from '../../actions/set-cash-policy.ts';
import type { WalletDeps } from '../../deps.ts';
import { cashPolicyShape } from '../../domain/policy/policy-document.ts';
import { cashPolicySettings } from '../../store/cash-policy.ts';

export const adminPolicyRoutes = settingsRoutes<WalletDeps>()({
  settings: cashPolicySettings,
  path: '/api/admin/cash/policy',
  field: 'policy',
  shape: cashPolicyShape,
  summaries: {
    get: "The site's limits and opening",
    set: "Sets the site's limits and opening",
    versions: 'The policies the site has had, and who set each',
  },
  permissions: { read: 'cash.read', change: 'cash.policy' },
  initialIs: '0 is the demonstration policy',
  refuses: ['W002', 'W011'],
  set: setCashPolicy,
});
