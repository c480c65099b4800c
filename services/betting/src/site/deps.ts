import type { SettingsAt } from '@noriter/versioned-settings/cache';
import type { BettingBase } from '../base.ts';
import type { RealSite } from './clients/real-sites.ts';
import type { LimitPolicy } from './domain/limits.ts';

/** What the actions of the site module need. */
export type SiteDeps = BettingBase & {
  /** A site's limits, as they were last read. */
  limitsAt: SettingsAt<LimitPolicy>;
  realSite: RealSite;
};
