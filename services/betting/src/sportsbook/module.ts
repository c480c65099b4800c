import { marketEvents } from '@noriter/proto/topics';
import { createSettingsCache } from '@noriter/versioned-settings/cache';
import { adminExposureRoutes } from './http/admin-exposure.ts';
import { adminFixtureRoutes } from './http/admin-fixtures.ts';
import { adminRuleRoutes } from './http/admin-rules.ts';
import { sportChangeRoutes } from './http/changes.ts';
import { sportRoutes } from './http/fixtures.ts';
import { streamRoutes } from './http/streams.ts';
import { clearFixturesJob } from './jobs/clear-fixtures.ts';
import { reopenRelievedMarketsJob } from './jobs/reopen-relieved-markets.ts';
import { sportRuleSettings } from './store/rules.ts';

/** Fixtures and markets as they are offered, overridden and exposed. */
export const sportsbookModule = {
  open: () => ({ sportRulesAt: createSettingsCache(sportRuleSettings) }),
  emits: [marketEvents],
  routes: [
    ...sportRoutes,
    ...sportChangeRoutes,
    ...streamRoutes,
    ...adminExposureRoutes,
    ...adminRuleRoutes,
    ...adminFixtureRoutes,
  ],
  jobs: [clearFixturesJob, reopenRelievedMarketsJob],
};
