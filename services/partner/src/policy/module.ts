import { createSettingsCache } from '@noriter/versioned-settings/cache';
import { adminPolicyRoutes } from './http/admin-policy.ts';
import { policySettings } from './store/policy.ts';

/** What a site promises partners and lets them do. */
export const policyModule = {
  open: () => ({ policyAt: createSettingsCache(policySettings) }),
  routes: adminPolicyRoutes,
};
