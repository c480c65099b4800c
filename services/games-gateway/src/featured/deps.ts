import type { CatalogueDeps } from '../catalogue/deps.ts';
import type { Happenings } from './store/happenings.ts';

/** What the main page shows of games. */
export type FeaturedDeps = CatalogueDeps & {
  /** What happened at a site lately, kept for a moment. */
  happenings: (siteId: string) => Promise<Happenings>;
};
