import type pg from 'pg';
import { ownColumns } from './mismatch-table.ts';

/** How far a comparison has come in the ledger, and when it had looked at all there was. */
type Position = { readonly position: bigint; readonly positionAt: Date };

/**
 * The one row of a service's `ledger_reconciliation`, which it makes in its migration: the position, and
 * the moments that are its own.
 *
 * @param own those by their names in rows: `settledTo` is the column `settled_to`
 */
export async function readPosition<Own extends string>(
  pool: pg.Pool,
  own: readonly Own[],
): Promise<Position & Readonly<Record<Own, Date>>> {
  const { rows } = await pool.query<Position & Readonly<Record<Own, Date>>>(
    `select position, position_at as "positionAt", ${ownColumns({ own })}
     from ledger_reconciliation`,
  );
  const [progress] = rows;
  if (progress === undefined) throw new Error('The comparison with the ledger has one row.');
  return progress;
}

/** @param atEnd that there was nothing more in the ledger */
export async function savePosition(
  db: pg.Pool | pg.ClientBase,
  position: bigint,
  { atEnd }: { atEnd: boolean },
): Promise<void> {
  await db.query(
    `update ledger_reconciliation set position = $1,
       position_at = case when $2 then clock_timestamp() else position_at end`,
    [position, atEnd],
  );
}
