import type { Pool } from 'pg';

/**
 * What must always hold in the wallet's database, asked by SQL and not by trust. Each query answers
 * the number of places where it does not hold.
 */
const invariants: Record<string, string> = {
  'entries of a command sum to zero':
    'SELECT count(*) FROM (SELECT command_id FROM ledger_entry GROUP BY command_id HAVING sum(amount) <> 0) broken',
  'a balance equals the sum of its entries': `
    SELECT count(*) FROM account a
    LEFT JOIN LATERAL (
      SELECT coalesce(sum(amount) FILTER (WHERE account = 'cash'), 0) AS cash,
             coalesce(sum(amount) FILTER (WHERE account = 'held'), 0) AS held,
             coalesce(sum(amount) FILTER (WHERE account = 'points'), 0) AS points,
             coalesce(-sum(amount) FILTER (WHERE account = 'owed'), 0) AS owed
      FROM ledger_entry e WHERE e.member_id = a.member_id
    ) s ON true
    WHERE (a.cash, a.held, a.points, a.owed) <> (s.cash, s.held, s.points, s.owed)`,
  'no balance is negative':
    'SELECT count(*) FROM account WHERE cash < 0 OR held < 0 OR points < 0 OR owed < 0',
  'versions have no gap': `
    SELECT count(*) FROM (
      SELECT a.member_id FROM account a
      LEFT JOIN ledger l ON l.member_id = a.member_id AND l.refusal IS NULL
      GROUP BY a.member_id, a.version
      HAVING count(l.command_id) <> a.version OR count(DISTINCT l.version) <> a.version
    ) broken`,
  'members and houses hold what came over the bank': `
    SELECT count(*) FROM (
      SELECT site_id FROM ledger_entry GROUP BY site_id
      HAVING sum(amount) FILTER (WHERE account = 'bank:clearing')
        + coalesce(sum(amount) FILTER (WHERE account NOT IN
            ('bank:clearing', 'cash', 'held', 'points', 'owed')), 0)
        + (SELECT sum(cash + held + points - owed) FROM account a WHERE a.site_id = ledger_entry.site_id)
        <> 0
    ) broken`,
};

/** The invariants that do not hold, with how many places break each; empty when all is well. */
export async function brokenLedgerRules(wallet: Pool): Promise<string[]> {
  const broken: string[] = [];
  for (const [name, query] of Object.entries(invariants)) {
    const { rows } = await wallet.query<{ count: string }>(query);
    const count = Number(rows[0]?.count);
    if (count !== 0) broken.push(`${name}: broken in ${count} places`);
  }
  return broken;
}
