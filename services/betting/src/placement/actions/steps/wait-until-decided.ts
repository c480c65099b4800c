import { pause } from '@noriter/kit/backoff';
import type pg from 'pg';
import { isPending } from '../../store/pending-slips.ts';

const POLL_MS = 100;

/**
 * Waits until a slip is decided, for a repetition of its request: the wallet answers whoever asked first,
 * which may be another process than this.
 */
export async function waitUntilDecided(
  { pool }: { pool: pg.Pool },
  slipId: string,
  timeoutMs: number,
): Promise<void> {
  for (let waited = 0; waited < timeoutMs; waited += POLL_MS) {
    if (!(await isPending(pool, slipId))) return;
    await pause(POLL_MS);
  }
}
