import { hitsRoute } from '@noriter/velocity/hits-route';
import { velocityRulesShape } from '@noriter/velocity/rules';
import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { setVelocity } from '../actions/set-velocity.ts';
import type { SiteDeps } from '../deps.ts';
import { velocitySettings } from '../store/velocity-rules.ts';
import { changeReason } from './change-reason.ts';

const path = '/api/admin/betting/velocity';

export const adminVelocityRoutes = [
  ...settingsRoutes<SiteDeps>()({
    settings: velocitySettings,
    path,
    field: 'velocity',
    shape: velocityRulesShape,
    summaries: {
      get: 'How many slips in how many seconds are faster than people',
      set: 'Sets how many slips in how many seconds are faster than people',
      versions: 'The rules the site has had for slips, the newest first',
    },
    permissions: { read: 'betting.read', change: 'betting.manage' },
    initialIs: '0 is the rules of the code',
    reason: changeReason.reason,
    versionName: 'SlipVelocityVersion',
    refuses: ['B1023'],
    set: setVelocity,
  }),
  hitsRoute<SiteDeps>({
    path,
    permission: 'betting.read',
    summary: 'Members who placed slips faster than people, the newest first',
  }),
];
