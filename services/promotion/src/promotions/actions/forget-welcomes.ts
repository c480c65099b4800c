import type { PromotionBase } from '../../base.ts';
import { forgetWaitingUntil } from '../../members/store/waiting-welcomes.ts';
import { waitsFrom } from '../domain/waiting-welcome.ts';

const ROWS_PER_STATEMENT = 5_000;

/** Forgets welcomes that have waited long enough, some thousand at a time. */
export async function forgetWelcomes(
  { pool, clock }: Pick<PromotionBase, 'pool' | 'clock'>,
  signal: AbortSignal,
): Promise<void> {
  const until = waitsFrom(clock.now());
  for (let gone = ROWS_PER_STATEMENT; gone === ROWS_PER_STATEMENT && !signal.aborted; ) {
    gone = await forgetWaitingUntil(pool, { until, limit: ROWS_PER_STATEMENT });
  }
}
