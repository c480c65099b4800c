import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import { CLOCKS_MS } from '../../reconciliation/domain/carried.ts';
import { addFeedBalances, change, kept } from './add-feed-balances.ts';

/** As in `kept`. */
const PLAYED_MAX = 10n ** 18n;

/** A member's money at a vendor with a wallet of its own, as far as it is known here. */
export type FeedBalance = {
  memberId: string;
  /** What play has changed of it. */
  played: Won;
  /** What can be there at most. */
  has: Won;
  /** Until when transactions were decided that `played` has. */
  savedAt: Date;
};

/**
 * What members can have at a vendor by what was carried there, what came home and what was played; nobody else reads it
 * until the transaction ends. Who is not known here is left out.
 *
 * What came home lately is still there: a win that it was may not be in the feed yet. What came home before, and was
 * more than there was, shows that the feed has left something out: it was played all the same.
 *
 * While an older version runs beside this one, it adds transactions and no balances: these are found by when they were
 * decided.
 *
 * @param reading `from`: since when the feed is read: what was before is in it, or will never be; `at`: now
 */
export async function lockFeedBalances(
  tx: pg.ClientBase,
  vendorKey: string,
  memberIds: readonly string[],
  { from, at }: { from: Date; at: Date },
): Promise<FeedBalance[]> {
  const members = [...new Set(memberIds)];
  await addFeedBalances(tx, vendorKey, members, at);
  // By a statement of its own: what waits for a lock sees the other tables as they were before it waited.
  await tx.query(
    `select from game_feed_balance where vendor_key = $1 and member_id = any($2::uuid[])
     order by member_id for update`,
    [vendorKey, members],
  );
  const { rows } = await tx.query<FeedBalance>(
    `select own.member_id as "memberId", ${kept('known + missing')} as played,
       ${kept('carried - home + known + missing')} as has, seen_until as "savedAt"
     from game_feed_balance own cross join lateral (
       select coalesce(sum(amount) filter (where ${isThere}), 0) as carried,
         coalesce(sum(amount) filter (where ${isThere} and started_at >= $5), 0) as carried_lately,
         coalesce(sum(amount) filter (
           where direction = 'out' and state = 'done' and ended_at < $4), 0) as home
       from game_transfer t where t.member_id = own.member_id and t.vendor_key = $1
     ) as moved cross join lateral (
       select coalesce(sum(${change}) filter (where t.asked_at >= $3), 0) as played_lately,
         own.played + coalesce(sum(${change}) filter (where t.decided_at > own.saved_at), 0) as known,
         greatest(own.saved_at, max(t.decided_at)) as seen_until
       from game_transaction t
       where t.member_id = own.member_id and t.vendor_key = $1
         and t.asked_at >= least($3, own.saved_at - interval '2 hours')
     ) as lately cross join lateral (
       select greatest(home - (carried - carried_lately) - (known - played_lately), 0) as missing
     ) as gap
     where own.vendor_key = $1 and own.member_id = any($2::uuid[])`,
    [
      vendorKey,
      members,
      from,
      new Date(from.getTime() - CLOCKS_MS),
      new Date(from.getTime() + CLOCKS_MS),
    ],
  );
  return rows;
}

/** Money whose way is not known is there. */
const isThere = `direction = 'in' and state in ('sending', 'unknown', 'done')`;

/** Writes down what play has changed until now of what locked members have. */
export async function saveFeedBalances(
  tx: pg.ClientBase,
  vendorKey: string,
  balances: readonly Omit<FeedBalance, 'has'>[],
  at: Date,
): Promise<void> {
  await tx.query(
    `update game_feed_balance b set played = one.played, saved_at = greatest(one.saved_at, $5)
     from unnest($2::uuid[], $3::bigint[], $4::timestamptz[]) as one (member_id, played, saved_at)
     where b.vendor_key = $1 and b.member_id = one.member_id`,
    [
      vendorKey,
      balances.map(({ memberId }) => memberId),
      balances.map(({ played }) => (played > PLAYED_MAX ? PLAYED_MAX : played)),
      balances.map(({ savedAt }) => savedAt),
      at,
    ],
  );
}
