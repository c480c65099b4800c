import type pg from 'pg';

/** What a transaction has changed of a member's money at its vendor. */
export const change = `case t.verb when 'bet' then -t.amount else t.amount end`;

/** A feed that adds up to more than anybody has can still be kept. */
export const kept = (sum: string) => `greatest(least(${sum}, 1e18), -1e18)::bigint`;

/** Begins balances of whom nothing is kept yet, by all that was read before. */
export async function addFeedBalances(
  tx: pg.ClientBase,
  vendorKey: string,
  members: readonly string[],
  at: Date,
): Promise<void> {
  await tx.query(
    `insert into game_feed_balance (vendor_key, member_id, played, saved_at)
     select $1, m.member_id, before.played, before.saved_at
     from member m cross join lateral (
       select ${kept(`coalesce(sum(${change}), 0)`)} as played,
         greatest($3::timestamptz, max(t.decided_at)) as saved_at
       from game_transaction t where t.vendor_key = $1 and t.member_id = m.member_id
     ) as before
     where m.member_id = any($2::uuid[]) and not exists (
       select from game_feed_balance b where b.vendor_key = $1 and b.member_id = m.member_id)
     order by m.member_id on conflict do nothing`,
    [vendorKey, members, at],
  );
}
