import type pg from 'pg';
import type { Comparison } from '../domain/difference.ts';

type Progress = { comparison: Comparison; cursor: string; doneAt: Date };

/** How far the comparisons have come. */
export async function readProgress(db: pg.Pool | pg.ClientBase): Promise<Progress[]> {
  const { rows } = await db.query<Progress>(
    `select comparison, cursor, done_at as "doneAt" from reconciliation_progress`,
  );
  return rows;
}

export async function cursorOf(
  db: pg.Pool | pg.ClientBase,
  comparison: Comparison,
): Promise<string> {
  const own = (await readProgress(db)).find((one) => one.comparison === comparison);
  if (own === undefined) throw new Error(`The comparison of ${comparison} has one row.`);
  return own.cursor;
}

export async function saveCursor(
  tx: pg.Pool | pg.ClientBase,
  comparison: Comparison,
  cursor: string,
): Promise<void> {
  await tx.query('update reconciliation_progress set cursor = $2 where comparison = $1', [
    comparison,
    cursor,
  ]);
}

/** Notes that a comparison has looked at all there was. */
export async function noteDone(pool: pg.Pool, comparison: Comparison): Promise<void> {
  await pool.query(
    'update reconciliation_progress set done_at = clock_timestamp() where comparison = $1',
    [comparison],
  );
}
