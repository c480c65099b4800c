import type pg from 'pg';
import type { Subject } from '../../tree/store/reach.ts';
import { seenDays } from '../../tree/store/seen-days.ts';
import { type KeyedTotals, memberSums, type Range, stands } from './totals.ts';

/** Whoever stands below a partner, or below anybody of a site, at the moment; `$1` and `$2` are taken. */
export function peopleBelow({ memberId, siteId, at }: Subject) {
  if (memberId !== null) {
    const from = `tree_edge as edge where edge.ancestor_id = $1 and edge.depth > 0
      and ${stands('edge', '$2')}`;
    return { id: 'edge.descendant_id', from, values: [memberId, at] };
  }
  const from = `member where member.site_id = $1 and exists (select from tree_edge as edge
    where edge.descendant_id = member.member_id and edge.depth > 0 and ${stands('edge', '$2')})`;
  return { id: 'member.member_id', from, values: [siteId, at] };
}

/** How many people stand below. */
export async function countBelow(db: pg.Pool, subject: Subject): Promise<number> {
  const { from, values } = peopleBelow(subject);
  const { rows } = await db.query<{ count: number }>(
    `select count(*)::int as count from ${from}`,
    values,
  );
  return rows[0]?.count ?? 0;
}

/** Those who stand below, in the order of their ids, after one; all from the first on when null. */
export async function idsBelow(
  db: pg.Pool,
  subject: Subject,
  { after, rows: limit }: { after: string | null; rows: number },
): Promise<string[]> {
  const { id, from, values } = peopleBelow(subject);
  const { rows } = await db.query<{ id: string }>(
    `select ${id} as id from ${from} and ${id} > $3 order by ${id} limit $4`,
    [...values, after ?? '00000000-0000-0000-0000-000000000000', limit],
  );
  return rows.map((row) => row.id);
}

/**
 * What members did in some days as far as they are seen, in the order they are named, each read by its
 * own days. Who did nothing or stands below no more is left out.
 */
export async function daysOf(
  db: pg.Pool,
  { siteId, memberId, rootId, at }: Subject,
  { fromDay, untilDay }: Range,
  memberIds: readonly string[],
): Promise<KeyedTotals[]> {
  const { rows } = await db.query<KeyedTotals>(
    `select one.member_id::text as key, own.*
     from unnest($4::uuid[]) with ordinality as one (member_id, place)
     cross join lateral (${seenDays('one.member_id', '$7')}) as seen
     cross join lateral (
       select count(*) as days, ${memberSums} from member_day
       where member_id = one.member_id and day between $2 and $3 and site_id = $1
         and day <@ seen.days
     ) as own
     where own.days > 0 and exists (select from tree_edge as edge
       where edge.descendant_id = one.member_id and edge.depth > 0 and ${stands('edge', '$5')}
         and ($6::uuid is null or edge.ancestor_id = $6))
     order by one.place`,
    [siteId, fromDay, untilDay, memberIds, at, memberId, rootId],
  );
  return rows;
}
