import type { FeaturedDeps } from './featured/deps.ts';
import type { SeamlessDeps } from './seamless/deps.ts';

/** What all modules together stand on; each names only its own part. */
export type GamesDeps = SeamlessDeps & FeaturedDeps;
