import type { SiteDeps } from '../site/deps.ts';

/** What lists rounds and transactions. */
export type RoundsDeps = SiteDeps;
