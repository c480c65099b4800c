import type { CatalogueDeps } from '../catalogue/deps.ts';

/** What reads and lists jackpots: the catalogue says whose games have one. */
export type JackpotsDeps = CatalogueDeps;
