import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { hitsRoute } from '@noriter/velocity/hits-route';
import { velocityRulesShape } from '@noriter/velocity/rules';
import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { z } from 'zod';
import { setVelocity } from '../../actions/site/set-velocity.ts';
import type { IdentityDeps } from '../../deps.ts';
import { velocitySettings } from '../../store/site/velocity-rules.ts';

const path = '/api/admin/site/velocity';

export const adminVelocityRoutes = [
  ...settingsRoutes<IdentityDeps>()({
    settings: velocitySettings,
    path,
    field: 'velocity',
    shape: velocityRulesShape,
    summaries: {
      get: 'How many log-ins in how many seconds are faster than people',
      set: 'Sets how many log-ins in how many seconds are faster than people',
      versions: 'The rules the site has had for log-ins, the newest first',
    },
    permissions: { read: 'members.read', change: 'site.manage' },
    initialIs: '0 is the rules of the code',
    reason: z.string().trim().min(1).max(200).refine(isPlainBlock, 'Has control characters.'),
    versionName: 'LoginVelocityVersion',
    refuses: ['S006'],
    set: setVelocity,
  }),
  hitsRoute<IdentityDeps>({
    path,
    permission: 'members.read',
    summary: 'Members who logged in faster than people, the newest first',
  }),
];
