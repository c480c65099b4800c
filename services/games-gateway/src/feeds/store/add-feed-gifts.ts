import type { Won } from '@noriter/kit/money';
import type pg from 'pg';
import type { Gift } from '../domain/feed-moves.ts';

type Sum = { memberId: string; amount: Won };

const byMember = 'select member_id as "memberId", least(sum(amount), 1e18)::bigint as amount';
const sumsOf = (rows: readonly Sum[]): ReadonlyMap<string, Won> =>
  new Map(rows.map(({ memberId, amount }) => [memberId, amount]));

/** Writes down what is new of some gifts, but what is in a round. @returns how much that is, by member */
export async function addFeedGifts(
  tx: pg.ClientBase,
  vendorKey: string,
  gifts: readonly Gift[],
): Promise<ReadonlyMap<string, Won>> {
  const { rows } = await tx.query<Sum>(
    `with added as (
       insert into game_feed_gift (transaction_id, vendor_key, member_id, amount, at)
       select transaction_id, $1, member_id, amount, at
       from unnest($2::uuid[], $3::uuid[], $4::bigint[], $5::timestamptz[])
         as one (transaction_id, member_id, amount, at)
       join member using (member_id)
       where not exists (
         select from game_transaction t where t.transaction_id = one.transaction_id)
       order by transaction_id on conflict do nothing returning member_id, amount
     )
     ${byMember} from added group by member_id`,
    [
      vendorKey,
      gifts.map(({ transactionId }) => transactionId),
      gifts.map(({ memberId }) => memberId),
      gifts.map(({ amount }) => amount),
      gifts.map(({ at }) => at),
    ],
  );
  return sumsOf(rows);
}

/** Strikes out what was a gift until its game was known. @returns how much that is, by member */
export async function removeFeedGifts(
  tx: pg.ClientBase,
  moves: readonly Pick<Gift, 'transactionId'>[],
): Promise<ReadonlyMap<string, Won>> {
  const { rows } = await tx.query<Sum>(
    `with removed as (
       delete from game_feed_gift where transaction_id = any($1::uuid[]) returning member_id, amount
     )
     ${byMember} from removed group by member_id`,
    [moves.map(({ transactionId }) => transactionId)],
  );
  return sumsOf(rows);
}
