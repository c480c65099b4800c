import type pg from 'pg';
import type { Impossible } from './carried-money.ts';

/**
 * Notes lines of a feed that have another amount than was counted of them as open differences of their vendor. One that
 * is noted stays as it was worked through, unless its amount is another again.
 *
 * @returns how many are news
 */
export async function noteCorrected(
  tx: pg.ClientBase,
  vendorKey: string,
  lines: readonly Impossible[],
  at: Date,
): Promise<number> {
  const { rowCount } = await tx.query(
    `insert into game_difference as d (vendor_key, vendor_transaction_id, kind, run_id, member_id,
       ours, theirs, detail, found_at)
     select $1, one.id, 'amount', t.transaction_id, t.member_id, t.amount, one.amount, one.verb, $2
     from unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[])
       as one (transaction_id, id, verb, amount)
     join game_transaction t on t.transaction_id = one.transaction_id and t.amount <> one.amount
     order by one.id, one.verb
     on conflict (vendor_key, vendor_transaction_id, kind, detail) do update
     set ours = excluded.ours, theirs = excluded.theirs, found_at = excluded.found_at,
       resolved_at = null, resolved_by = null
     where (d.ours, d.theirs) is distinct from (excluded.ours, excluded.theirs)`,
    [
      vendorKey,
      at,
      lines.map(({ transactionId }) => transactionId),
      lines.map(({ vendorTransactionId }) => vendorTransactionId),
      lines.map(({ vendorVerb }) => vendorVerb),
      lines.map(({ amount }) => amount),
    ],
  );
  return rowCount ?? 0;
}
