import { pageSlice } from '@noriter/kit/paging';
import type pg from 'pg';
import { type Person, personColumns } from './people.ts';
import type { Subject } from './reach.ts';

export type Child = Person & { partners: number; members: number; mayTransfer: boolean };
export type Below = Person & { parentId: string | null };
type Wish = { page: number; search: string };

const nowBelow = 'edge.valid_from <= $2 and edge.valid_until > $2';
const named = `($3 = '' or starts_with(lower(member.login_id), lower($3))
  or starts_with(lower(member.nickname), lower($3)))`;

/** Partners and members right below somebody, partners first; of the site its head offices. */
export async function listChildren(
  db: pg.Pool,
  { siteId, memberId, at }: Subject,
  { page, search }: Wish,
): Promise<{ rows: Child[]; total: number }> {
  const from =
    memberId === null
      ? `member join partner on partner_id = member.member_id
         where member.site_id = $4 and $1::uuid is null and case when $3 = '' then not exists (
           select from tree_edge as edge where edge.descendant_id = member.member_id
             and edge.depth = 1 and ${nowBelow}) else ${named} end`
      : `member join tree_edge as edge on edge.descendant_id = member.member_id
         where edge.ancestor_id = $1 and edge.depth = 1 and ${nowBelow} and member.site_id = $4
           and ${named}`;
  const { limit, offset } = pageSlice(page);
  const values = [memberId, at, search, siteId];
  const [found, count] = await Promise.all([
    db.query<Child>(
      `select * from (select ${personColumns('$2')},
         coalesce((select may_transfer from partner where partner_id = member.member_id), false)
           as "mayTransfer",
         (select count(*)::int from tree_edge as edge join partner on partner_id = edge.descendant_id
           where edge.ancestor_id = member.member_id and edge.depth > 0 and ${nowBelow}) as partners,
         (select count(*)::int from tree_edge as edge
           where edge.ancestor_id = member.member_id and edge.depth > 0 and ${nowBelow}
             and not exists (select from partner where partner_id = edge.descendant_id)) as members
       from ${from}) as person order by tier = 0, tier, "loginId" limit ${limit} offset ${offset}`,
      values,
    ),
    db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** All members of a subtree, partners left out. */
export async function listMembers(
  db: pg.Pool,
  { siteId, memberId, at }: Subject,
  { page, search }: Wish,
): Promise<{ rows: Below[]; total: number }> {
  const from = `member
    where member.site_id = $4 and not exists (select from partner where partner_id = member.member_id)
      and ($1::uuid is null or exists (select from tree_edge as edge
        where edge.descendant_id = member.member_id and edge.ancestor_id = $1 and ${nowBelow}))
      and ${named}`;
  const { limit, offset } = pageSlice(page);
  const values = [memberId, at, search, siteId];
  const [found, count] = await Promise.all([
    db.query<Below>(
      `select ${personColumns('$2')}, (select edge.ancestor_id from tree_edge as edge
         where edge.descendant_id = member.member_id and edge.depth = 1 and ${nowBelow}) as "parentId"
       from ${from} order by member.login_id limit ${limit} offset ${offset}`,
      values,
    ),
    db.query<{ total: number }>(`select count(*)::int as total from ${from}`, values),
  ]);
  return { rows: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** How many stand below somebody. */
export async function countBelow(
  db: pg.Pool,
  { siteId, memberId, at }: Subject,
): Promise<{ partners: number; members: number }> {
  const { rows } = await db.query<{ partners: number; members: number }>(
    `select count(partner_id)::int as partners, (count(*) - count(partner_id))::int as members
     from tree_edge as edge left join partner on partner_id = descendant_id and site_id = $3
     where ancestor_id = $1 and depth > 0 and ${nowBelow}`,
    [memberId, at, siteId],
  );
  return rows[0] ?? { partners: 0, members: 0 };
}
