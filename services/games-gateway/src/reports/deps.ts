import type { CatalogueDeps } from '../catalogue/deps.ts';

/** What reports need: the catalogue has names, and what games are meant to give back. */
export type ReportsDeps = CatalogueDeps;
