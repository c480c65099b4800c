import type { BettingBase } from '../base.ts';

/** What lists of bets need: they open nothing of their own. */
export type BetHistoryDeps = BettingBase;
