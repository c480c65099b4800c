import { readPosition } from '@noriter/ledger-comparison/progress';
import type pg from 'pg';

/** How far the comparison has come in its two directions. */
export function readProgress(pool: pg.Pool) {
  return readPosition(pool, ['settledTo', 'decidedTo']);
}

export async function saveSettledTo(tx: pg.ClientBase, to: Date): Promise<void> {
  await tx.query('update ledger_reconciliation set settled_to = $1', [to]);
}

export async function saveDecidedTo(tx: pg.ClientBase, to: Date): Promise<void> {
  await tx.query('update ledger_reconciliation set decided_to = $1', [to]);
}
