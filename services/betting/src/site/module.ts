import { consume } from '@noriter/kit/kafka';
import type { ServiceBase } from '@noriter/kit/service';
import { memberEvents, siteEvents } from '@noriter/proto/topics';
import { createSettingsCache } from '@noriter/versioned-settings/cache';
import type { BettingConfig } from '../config.ts';
import { openRealSites, refuseDrawsWithoutBeacon } from './clients/real-sites.ts';
import { onMemberEvent } from './events/on-member-event.ts';
import { onSiteEvent } from './events/on-site-event.ts';
import { adminLimitRoutes } from './http/admin-limits.ts';
import { adminVelocityRoutes } from './http/admin-velocity.ts';
import { limitSettings } from './store/limits.ts';

/** What betting knows of sites and their members: locks, limits, who may bet. */
export const siteModule = {
  async open(base: Pick<ServiceBase<BettingConfig>, 'config' | 'log' | 'clock'>) {
    const realSite = openRealSites(base);
    await refuseDrawsWithoutBeacon(base, realSite);
    return { realSite, limitsAt: createSettingsCache(limitSettings) };
  },
  routes: [...adminLimitRoutes, ...adminVelocityRoutes],
  consumes: [
    consume(memberEvents, { handle: onMemberEvent }),
    consume(siteEvents, { handle: onSiteEvent }),
  ],
};
