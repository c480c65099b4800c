import type { RemoteService } from '@noriter/kit/service-client';
import type { TreeDeps } from '../tree/deps.ts';

/** What rates need. */
export type RatesDeps = TreeDeps & {
  /** Asked what mini games pay back, and what bets count for. */
  betting: RemoteService;
  /** Asked what third-party games pay back, and what their rounds have come to. */
  games: RemoteService;
};
