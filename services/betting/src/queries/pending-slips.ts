import type pg from 'pg';

/** Which of these slips the wallet has not answered yet. */
export async function pendingSlips(
  pool: pg.Pool,
  slipIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await pool.query<{ slipId: string }>({
    name: 'pending-slips',
    text: `
      select slip_id as "slipId" from bet_slip
      where slip_id = any($1::uuid[]) and state = 'pending'`,
    values: [slipIds],
  });
  return new Set(rows.map(({ slipId }) => slipId));
}
