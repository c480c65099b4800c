import type pg from 'pg';
import type { Period } from './periods.ts';

/**
 * A page of members with what their own rolling earned. Nothing is cut off it and nothing carried, so
 * that the database settles it by itself: a site has a hundred members for each partner, and their
 * money would otherwise travel to the service and back.
 */
const SETTLE_PAGE = `
  with page as materialized (
    select member_id, sum(rolling)::bigint as earned from member_day
    where site_id = $1 and day between $2 and $3 and ($4::uuid is null or member_id > $4)
    group by member_id having sum(rolling) <> 0
    order by member_id limit $5
  ), written as (
    insert into settlement (settlement_id, period_id, site_id, holder_id, kind, from_day, until_day,
      earned, corrected, cut, fee, carried_in, carried_out, payable, state)
    select gen_random_uuid(), $6, $1, member_id, 'self-rolling', $2, $3,
      earned, 0, 0, 0, 0, 0, greatest(earned, 0), 'open'
    from page
    on conflict (holder_id, kind, from_day, until_day) do nothing
  )
  select member_id as last from page order by member_id desc limit 1`;

/**
 * Settles the next members of a period.
 *
 * @returns the last of them; null when there are no more
 */
export async function settleMemberPage(
  tx: pg.ClientBase,
  { periodId, siteId, fromDay, untilDay }: Period,
  { after, limit }: { after: string | null; limit: number },
): Promise<string | null> {
  const { rows } = await tx.query<{ last: string }>(SETTLE_PAGE, [
    siteId,
    fromDay,
    untilDay,
    after,
    limit,
    periodId,
  ]);
  return rows[0]?.last ?? null;
}
