import type pg from 'pg';

/** Since when each of some members has carried money to a vendor's own wallet; who never has is left out. */
export async function carriedSince(
  db: pg.Pool | pg.ClientBase,
  vendorKey: string,
  memberIds: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await db.query<{ memberId: string; since: Date }>(
    `select member_id as "memberId", min(started_at) as since from game_transfer
     where member_id = any($2::uuid[]) and vendor_key = $1 and direction = 'in'
       and state in ('sending', 'unknown', 'done')
     group by member_id`,
    [vendorKey, [...new Set(memberIds)]],
  );
  return new Map(rows.map(({ memberId, since }) => [memberId, since]));
}

/** A move of a feed of somebody who had carried nothing there. */
export type Uncarried = {
  readonly transactionId: string;
  readonly vendorTransactionId: string;
  readonly verb: string;
  readonly memberId: string;
  readonly amount: bigint;
};

/**
 * Notes moves that nobody can have made as open differences of their vendor; of nobody who is known here
 * nothing is noted.
 *
 * @returns how many were not known yet
 */
export async function noteUncarried(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly Uncarried[],
  at: Date,
): Promise<number> {
  if (moves.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into game_difference (vendor_key, vendor_transaction_id, kind, run_id, member_id, theirs,
       detail, found_at)
     select $1, id, 'missing_ours', run_id, member_id, amount, verb, $2
     from unnest($3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::bigint[])
       as one (run_id, id, verb, member_id, amount)
     join member using (member_id)
     order by id, verb on conflict do nothing`,
    [
      vendorKey,
      at,
      moves.map(({ transactionId }) => transactionId),
      moves.map(({ vendorTransactionId }) => vendorTransactionId),
      moves.map(({ verb }) => verb),
      moves.map(({ memberId }) => memberId),
      moves.map(({ amount }) => amount),
    ],
  );
  return rowCount ?? 0;
}
