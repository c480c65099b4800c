import type { CatalogueDeps } from '../catalogue/deps.ts';

/** What opens and ends games. */
export type LaunchDeps = CatalogueDeps;
