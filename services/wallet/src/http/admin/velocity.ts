import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { hitsRoute } from '@noriter/velocity/hits-route';
import { velocityRulesShape } from '@noriter/velocity/rules';
import { settingsRoutes } from '@noriter/versioned-settings/routes';
import { z } from 'zod';
import { setVelocity } from '../../actions/set-velocity.ts';
import type { WalletDeps } from '../../deps.ts';
import { velocitySettings } from '../../store/velocity-rules.ts';

const path = '/api/admin/cash/velocity';

export const adminVelocityRoutes = [
  ...settingsRoutes<WalletDeps>()({
    settings: velocitySettings,
    path,
    field: 'velocity',
    shape: velocityRulesShape,
    summaries: {
      get: 'How many cash requests in how many seconds are faster than people',
      set: 'Sets how many cash requests in how many seconds are faster than people',
      versions: 'The rules the site has had for cash requests, the newest first',
    },
    permissions: { read: 'cash.read', change: 'cash.policy' },
    initialIs: '0 is the rules of the code',
    reason: z.string().trim().min(1).max(200).refine(isPlainBlock, 'Has control characters.'),
    versionName: 'CashVelocityVersion',
    refuses: ['W002'],
    set: setVelocity,
  }),
  hitsRoute<WalletDeps>({
    path,
    permission: 'cash.read',
    summary: 'Members who made cash requests faster than people, the newest first',
  }),
];
