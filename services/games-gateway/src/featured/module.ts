import type { CatalogueDeps } from '../catalogue/deps.ts';
import type { FeaturedDeps } from './deps.ts';
import { featuredRoutes } from './http/featured.ts';
import { findBigWinsJob } from './jobs/find-big-wins.ts';
import { createHappenings } from './store/happenings.ts';

/** What really happened lately, for everybody to see: wins and play, with members masked. */
export const featuredModule = {
  open: <Deps extends CatalogueDeps>(base: Deps): Deps & FeaturedDeps => ({
    ...base,
    happenings: createHappenings(base),
  }),
  routes: [...featuredRoutes],
  jobs: [findBigWinsJob],
};
