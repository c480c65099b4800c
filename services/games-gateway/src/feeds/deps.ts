import type { CatalogueDeps } from '../catalogue/deps.ts';

/** What feeds need: the catalogue has the names of what was played. */
export type FeedsDeps = CatalogueDeps;
