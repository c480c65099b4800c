import type pg from 'pg';

/** Keeps new recovery codes instead of those there were. */
export async function saveRecoveryCodes(
  tx: pg.ClientBase,
  operatorId: string,
  { hashes, at }: { hashes: readonly string[]; at: Date },
): Promise<void> {
  await tx.query('delete from operator_recovery_code where operator_id = $1', [operatorId]);
  await tx.query(
    `insert into operator_recovery_code (operator_id, code_hash, made_at)
     select $1, hash, $3 from unnest($2::text[]) as made (hash)`,
    [operatorId, hashes, at],
  );
}

/** @returns whether the operator has such a code that was not used */
export async function hasRecoveryCode(
  db: pg.Pool | pg.ClientBase,
  operatorId: string,
  hash: string,
): Promise<boolean> {
  const { rowCount } = await db.query(
    `select from operator_recovery_code
     where operator_id = $1 and code_hash = $2 and used_at is null`,
    [operatorId, hash],
  );
  return rowCount === 1;
}

/** Uses a recovery code up: of two logins with one code only one finds it unused. */
export async function useRecoveryCode(
  tx: pg.ClientBase,
  operatorId: string,
  { hash, at }: { hash: string; at: Date },
): Promise<boolean> {
  const { rowCount } = await tx.query(
    `update operator_recovery_code set used_at = $3
     where operator_id = $1 and code_hash = $2 and used_at is null`,
    [operatorId, hash, at],
  );
  return rowCount === 1;
}

/** How many recovery codes an operator has left. */
export async function countRecoveryCodes(pool: pg.Pool, operatorId: string): Promise<number> {
  const { rows } = await pool.query<{ left: number }>(
    `select count(*)::int as left from operator_recovery_code
     where operator_id = $1 and used_at is null`,
    [operatorId],
  );
  return rows[0]?.left ?? 0;
}
