import type { SportsbookDeps } from '../sportsbook/deps.ts';
import type { FeedMetrics } from './clients/feed-metrics.ts';

/** What following the feed needs. */
export type FeedDeps = SportsbookDeps & { feedMetrics: FeedMetrics };
