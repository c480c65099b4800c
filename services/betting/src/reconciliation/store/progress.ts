import type pg from 'pg';

/** How far the comparison has come in its two directions. */
export type Progress = { position: bigint; positionAt: Date; settledTo: Date; decidedTo: Date };

export async function readProgress(db: pg.Pool | pg.ClientBase): Promise<Progress> {
  const { rows } = await db.query<Progress>(
    `select position, position_at as "positionAt", settled_to as "settledTo",
       decided_to as "decidedTo" from ledger_reconciliation`,
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

export async function saveSettledTo(tx: pg.ClientBase, to: Date): Promise<void> {
  await tx.query('update ledger_reconciliation set settled_to = $1', [to]);
}

export async function saveDecidedTo(tx: pg.ClientBase, to: Date): Promise<void> {
  await tx.query('update ledger_reconciliation set decided_to = $1', [to]);
}
