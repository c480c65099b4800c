import type { SportsbookDeps } from '../sportsbook/deps.ts';
import { createFeedFollower } from './actions/follow-feed.ts';
import { createFeedMetrics, watchSilence } from './clients/feed-metrics.ts';
import { adminFeedRoutes } from './http/admin-feed.ts';

/** The odds feed: read, put in order, and applied to the sports book. */
export const feedModule = {
  open(base: SportsbookDeps) {
    const deps = { ...base, feedMetrics: createFeedMetrics(base.metrics) };
    if (base.config.ODDS_FEED_URL !== undefined) watchSilence(base.metrics, base.pool);
    return { ...deps, feed: createFeedFollower(deps) };
  },
  routes: adminFeedRoutes,
};
