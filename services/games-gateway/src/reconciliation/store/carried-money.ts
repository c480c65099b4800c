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

/** A move of a feed that nobody can have made: nothing was carried there, or more was staked than was there. */
export type Impossible = {
  readonly transactionId: string;
  readonly vendorTransactionId: string;
  readonly vendorVerb: string;
  readonly memberId: string;
  readonly roundId: string;
  readonly amount: bigint;
};

/**
 * Notes moves that nobody can have made as open differences of their vendor; of who is not known here nothing is
 * noted. One that a comparison has found before is noted as such, and stays as it was worked through.
 *
 * @returns how many were not noted yet
 */
export async function noteImpossible(
  tx: pg.ClientBase,
  vendorKey: string,
  moves: readonly Impossible[],
  at: Date,
): Promise<number> {
  if (moves.length === 0) return 0;
  const { rowCount } = await tx.query(
    `insert into game_difference as d (vendor_key, vendor_transaction_id, kind, run_id, round_id,
       member_id, theirs, detail, found_at)
     select $1, id, 'missing_ours', run_id, round_id, member_id, amount, verb, $2
     from unnest($3::uuid[], $4::text[], $5::text[], $6::uuid[], $7::uuid[], $8::bigint[])
       as one (run_id, id, verb, member_id, round_id, amount)
     join member using (member_id)
     order by id, verb
     on conflict (vendor_key, vendor_transaction_id, kind, detail) do update
     set run_id = excluded.run_id, round_id = excluded.round_id
     where (d.run_id, d.round_id) is distinct from (excluded.run_id, excluded.round_id)`,
    [
      vendorKey,
      at,
      moves.map(({ transactionId }) => transactionId),
      moves.map(({ vendorTransactionId }) => vendorTransactionId),
      moves.map(({ vendorVerb }) => vendorVerb),
      moves.map(({ memberId }) => memberId),
      moves.map(({ roundId }) => roundId),
      moves.map(({ amount }) => amount),
    ],
  );
  return rowCount ?? 0;
}
