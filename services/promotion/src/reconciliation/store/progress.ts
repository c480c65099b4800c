import { readPosition } from '@noriter/ledger-comparison/progress';
import type pg from 'pg';

/** How far the comparison has come in the ledger, and when each direction had looked at all there was. */
export function readProgress(pool: pg.Pool) {
  return readPosition(pool, ['grantsAt']);
}

/** Every grant that was to be compared was. */
export async function saveGrantsCompared(pool: pg.Pool): Promise<void> {
  await pool.query('update ledger_reconciliation set grants_at = clock_timestamp()');
}
