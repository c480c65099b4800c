import type { MiniDeps } from '../mini/deps.ts';
import type { SportsbookDeps } from '../sportsbook/deps.ts';

/** What settlement needs: it opens nothing of its own. */
export type SettlementDeps = MiniDeps & SportsbookDeps;
