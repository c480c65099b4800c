import type pg from 'pg';

type LedgerCommand = {
  commandId: string;
  at: Date;
  kind: number;
  amount: bigint;
  from: string;
  to: string;
  cash: bigint;
  refusal: string | null;
};

/** Commands of a site as the ledger has them, applied and refused, in the order of their decision. */
export async function readCommands(
  pool: pg.Pool,
  { siteId, commandIds }: { siteId: string; commandIds: readonly string[] },
): Promise<LedgerCommand[]> {
  const { rows } = await pool.query<LedgerCommand>(
    `select command_id as "commandId", at, kind, amount, from_account as "from",
       to_account as "to", cash, refusal
     from ledger where command_id = any($2::uuid[]) and site_id = $1 order by position`,
    [siteId, commandIds],
  );
  return rows;
}
