import { adminRoundRoutes } from './http/admin-rounds.ts';
import { replayRoutes } from './http/replays.ts';

/** Rounds and transactions as they are stored, listed and published. */
export const roundsModule = { routes: [...adminRoundRoutes, ...replayRoutes] };
