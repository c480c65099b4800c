import type { Pool } from 'pg';
import type { SentCommands } from './money-stream.ts';

export type Verdict = {
  /** Accepted by the site, and not in its books. */
  lost: number;
  /** Money or requests in the books that nobody asked for, or invariants that do not hold. */
  created: number;
  findings: string[];
};

type LedgerRow = { command_id: string; member_id: string; amount: string; applied: boolean };

/** Compares what was sent and promised with what the wallet's books hold of it. */
export async function judge(
  wallet: Pool,
  sent: SentCommands,
  acceptedRequests: readonly string[],
): Promise<Verdict> {
  const findings: string[] = [];
  const { rows } = await wallet.query<LedgerRow>(
    `SELECT command_id, member_id, amount::text, refusal IS NULL AS applied
     FROM ledger WHERE to_account = 'house:fault-run' OR from_account = 'house:fault-run'
        OR command_id = ANY($1::uuid[])`,
    [[...sent.keys()]],
  );
  const booked = new Map(rows.map((row) => [row.command_id, row]));
  const missing = [...sent.keys()].filter((id) => !booked.has(id));
  if (missing.length > 0)
    findings.push(`commands not in the ledger: ${missing.slice(0, 5).join(', ')}`);
  const foreign = rows.filter((row) => {
    const command = sent.get(row.command_id);
    return command?.memberId !== row.member_id || command.amount !== BigInt(row.amount);
  });
  if (foreign.length > 0) findings.push(`ledger rows nobody sent so: ${foreign.length}`);
  const found = await wallet.query<{ request_id: string }>(
    'SELECT request_id FROM cash_request WHERE request_id = ANY($1::uuid[])',
    [acceptedRequests],
  );
  const lostRequests = acceptedRequests.length - found.rows.length;
  if (lostRequests > 0) findings.push(`cash requests answered and not there: ${lostRequests}`);
  return { lost: missing.length + lostRequests, created: foreign.length, findings };
}

/** How many of the sent commands the ledger does not have yet. */
export async function unbooked(wallet: Pool, sent: SentCommands): Promise<number> {
  const ids = [...sent.keys()];
  const { rows } = await wallet.query<{ count: string }>(
    'SELECT count(*) FROM ledger WHERE command_id = ANY($1::uuid[])',
    [ids],
  );
  return ids.length - Number(rows[0]?.count);
}
