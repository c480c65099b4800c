import type { Pool } from 'pg';
import { brokenRules } from './broken-rules.ts';

type Grant = { id: string; amount: string; state: string };
type Entry = { id: string; amount: string };

/** Grants that were promised and not paid, and what was paid or promised beyond what may be. */
export type PromotionFindings = { lost: string[]; created: string[] };

const grantsSql = 'select grant_id::text as id, amount::text as amount, state from promotion_grant';

const entriesSql = `
  select subject_id::text as id, amount::text as amount from ledger
  where subject_type = 'promotion-grant' and refusal is null`;

/** Compares the grants of all promotions with the ledger, one by one, and with budgets and caps. */
export async function comparePromotions(promotion: Pool, wallet: Pool): Promise<PromotionFindings> {
  const [lost, created]: [string[], string[]] = [[], []];
  const { rows: entries } = await wallet.query<Entry>(entriesSql);
  const booked = Map.groupBy(entries, ({ id }) => id);
  const { rows: grants } = await promotion.query<Grant>(grantsSql);
  for (const { id, amount, state } of grants) {
    const paid = booked.get(id) ?? [];
    booked.delete(id);
    if (state === 'asked') lost.push(`grant ${id} waits for the wallet yet`);
    if (state === 'given' && paid.length === 0) lost.push(`grant ${id} is not in the ledger`);
    if (paid.length > 1) created.push(`grant ${id} was paid ${paid.length} times`);
    if (state === 'refused' && paid.length > 0) created.push(`grant ${id} was refused and paid`);
    if (paid.some((entry) => entry.amount !== amount)) created.push(`grant ${id}: another amount`);
  }
  for (const id of booked.keys()) created.push(`paid, and nobody granted it: ${id}`);
  created.push(...(await brokenRules(promotion, rules)));
  return { lost, created };
}

/** What must hold of budgets, caps and coupons, whatever raced. */
const rules = {
  'a budget is overrun': 'select count(*) from promotion where committed > budget or committed < 0',
  'more is given than committed': `
    select count(*) from promotion where committed < (
      select coalesce(sum(amount), 0) from promotion_grant
      where promotion_grant.promotion_id = promotion.promotion_id and state <> 'refused')`,
  'a cap is passed': `
    select count(*) from promotion_cap join promotion using (promotion_id)
    cross join lateral (select (document -> 'caps') as caps) as own
    where grants > case
      when holder = 'all' then (caps ->> 'inAll')::int
      when holder like 'network:%' then (caps ->> 'perNetworkDay')::int
      when holder like 'member:%' and period = '' then (caps ->> 'perMember')::int
      when holder like 'member:%' then (caps ->> 'perMemberDay')::int
    end`,
  'a cap counts other than the grants': `
    select count(*) from promotion_cap where holder = 'all' and grants <> (
      select count(*) from promotion_grant
      where promotion_grant.promotion_id = promotion_cap.promotion_id and state <> 'refused')`,
  'a coupon is used more often than it says': `
    select count(*) from coupon where uses > uses_max or uses <> (
      select count(*) from coupon_use where coupon_use.coupon_id = coupon.coupon_id)`,
  'a use has no grant': `
    select count(*) from coupon_use where not exists (
      select from promotion_grant where promotion_grant.grant_id = coupon_use.grant_id)`,
} as const;
