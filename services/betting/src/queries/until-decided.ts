import { pause } from '@noriter/kit/backoff';
import type { BettingDeps } from '../deps.ts';

const LOOK_EVERY_MS = 100;

/**
 * Waits until a slip is decided, for a repetition of its request: the wallet answers the first one
 * only, and its event may reach another process than this.
 */
export async function untilDecided(
  { pool }: Pick<BettingDeps, 'pool'>,
  slipId: string,
  timeoutMs: number,
): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += LOOK_EVERY_MS) {
    const { rows } = await pool.query<{ isOpen: boolean }>(
      `select state = 'pending' as "isOpen" from bet_slip where slip_id = $1`,
      [slipId],
    );
    if (rows[0]?.isOpen !== true) return;
    await pause(LOOK_EVERY_MS);
  }
}
