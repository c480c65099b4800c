import type pg from 'pg';

/** How far the comparison has come in the ledger, and when each direction had looked at all there was. */
export type Progress = { position: bigint; positionAt: Date; grantsAt: Date };

export async function readProgress(db: pg.Pool | pg.ClientBase): Promise<Progress> {
  const { rows } = await db.query<Progress>(
    `select position, position_at as "positionAt", grants_at as "grantsAt"
     from ledger_reconciliation`,
  );
  const [progress] = rows;
  if (progress === undefined) throw new Error('The comparison with the ledger has one row.');
  return progress;
}

/** @param atEnd that there was nothing more in the ledger */
export async function savePosition(
  tx: pg.Pool | pg.ClientBase,
  position: bigint,
  { atEnd }: { atEnd: boolean },
): Promise<void> {
  await tx.query(
    `update ledger_reconciliation set position = $1,
       position_at = case when $2 then clock_timestamp() else position_at end`,
    [position, atEnd],
  );
}

/** Every grant that was to be compared was. */
export async function saveGrantsCompared(pool: pg.Pool): Promise<void> {
  await pool.query('update ledger_reconciliation set grants_at = clock_timestamp()');
}
