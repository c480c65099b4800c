import type { AccrualDeps } from '../accrual/deps.ts';
import type { DrawThread } from './actions/draw-thread.ts';

/** What closing periods needs. */
export type CloseDeps = AccrualDeps & {
  /** Draws statements as PDF. */
  drawThread: DrawThread;
};
