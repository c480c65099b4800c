import type pg from 'pg';
import type { Impossible } from './carried-money.ts';

/** Which of some lines of a feed are of another player than what was counted under their id. */
export async function readOfOthers<L extends Pick<Impossible, 'transactionId' | 'memberId'>>(
  tx: pg.ClientBase,
  lines: readonly L[],
): Promise<ReadonlySet<L>> {
  const { rows } = await tx.query<{ transactionId: string; memberId: string }>(
    `select transaction_id as "transactionId", member_id as "memberId" from game_transaction
     where transaction_id = any($1::uuid[])`,
    [lines.map(({ transactionId }) => transactionId)],
  );
  const counted = new Map(rows.map(({ transactionId, memberId }) => [transactionId, memberId]));
  const isOfOther = ({ transactionId, memberId }: L) =>
    (counted.get(transactionId) ?? memberId) !== memberId;
  return new Set(lines.filter(isOfOther));
}

/**
 * Notes lines of a feed that are of another player than what was counted under their id as open differences of their
 * vendor, of the one for whom it was counted. One that is noted stays as it was worked through, unless more is said of it:
 * where several have the same id, it is the most of them.
 *
 * @returns how many are news
 */
export async function noteOfOthers(
  tx: pg.ClientBase,
  vendorKey: string,
  lines: readonly Impossible[],
  at: Date,
): Promise<number> {
  if (lines.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into game_difference as d (vendor_key, vendor_transaction_id, kind, run_id, member_id,
       ours, theirs, detail, found_at)
     select distinct on (one.id, one.verb) $1, one.id, 'player', t.transaction_id, t.member_id,
       t.amount, one.amount, one.verb, $2::timestamptz
     from unnest($3::uuid[], $4::text[], $5::text[], $6::bigint[])
       as one (transaction_id, id, verb, amount)
     join game_transaction t on t.transaction_id = one.transaction_id
     order by one.id, one.verb, one.amount desc
     on conflict (vendor_key, vendor_transaction_id, kind, detail) do update
     set ours = excluded.ours, theirs = excluded.theirs, found_at = excluded.found_at,
       resolved_at = null, resolved_by = null
     where excluded.theirs > d.theirs`,
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
