import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { setLimits } from '../actions/set-limits.ts';
import type { SiteDeps } from '../deps.ts';
import { limitPolicyShape, limitSettings } from '../store/limits.ts';
import { changeReason } from './change-reason.ts';

export const adminLimitRoutes = settingsRoutes<SiteDeps>()({
  settings: limitSettings,
  path: '/api/admin/betting/limits',
  field: 'policy',
  shape: limitPolicyShape,
  summaries: {
    get: 'What members of each level may stake and win',
    set: 'Sets what members of each level may stake and win',
    versions: 'The limits the site has had, the newest first: who set each, and why',
  },
  permissions: { read: 'betting.read', change: 'betting.manage' },
  initialIs: '0 is the demonstration policy',
  reason: changeReason.reason,
  versionName: 'LimitsVersion',
  refuses: ['B1023', 'B1024'],
  set: setLimits,
});
