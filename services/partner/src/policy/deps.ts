import type { SettingsAt } from '@noriter/versioned-settings/cache';
import type { PartnerBase } from '../base.ts';
import type { PartnerPolicy } from './domain/policy.ts';

/** What the actions of the policy module need. */
export type PolicyDeps = PartnerBase & {
  /** A site's policy, as it was last read. */
  policyAt: SettingsAt<PartnerPolicy>;
};
