import { keptSince } from '../domain/retention.ts';

/** Recommenders above each other; a circle, which no site has, ends there too. */
const DEPTH_MAX = 12;

export type MemberAt = { memberId: string; level: number };

/** Members of a site at a moment. */
export type Readers = { siteId: string; members: readonly MemberAt[]; now: Date };

/**
 * Where each of some members stands, worked out in the statement that asks, so that a list is one: the
 * audiences each is among (as `audienceText` writes them), and since when what they see is theirs. One
 * who has not arrived here yet has the level of the session, no partners and every message to all.
 *
 * For `with recursive`; the parameters are those of `valuesOf`.
 */
export const MEMBERS_AT = `
  asked as (
    select * from unnest($3::uuid[], $4::integer[]) with ordinality as asked (id, level, place)
  ),
  above as (
    select asked.id as below, up.member_id, up.recommender_id, up.is_partner, 1 as depth
    from asked join member as up on up.member_id = asked.id and up.site_id = $1
    union all
    select above.below, up.member_id, up.recommender_id, up.is_partner, above.depth + 1
    from above join member as up on up.member_id = above.recommender_id
    where above.depth < ${DEPTH_MAX} and up.site_id = $1
  ),
  partners as (
    select below, array_agg(distinct 'partner:' || member_id) as audiences
    from above where is_partner group by below
  ),
  member_at as (
    select asked.id, asked.place,
      greatest(coalesce(member.joined_at, 'epoch'), $5::timestamptz) as since,
      array['all', 'member:' || asked.id, 'level:' ||
          case when member.profile_at > 'epoch' then member.level else asked.level end]
        || coalesce(partners.audiences, '{}'::text[])
        || array(select 'list:' || list_id from message_list_member
                 where message_list_member.member_id = asked.id) as audiences
    from asked left join member on member.member_id = asked.id and member.site_id = $1
      left join partners on partners.below = asked.id
  )`;

/** The values of `MEMBERS_AT`, and $2 this moment. */
export function valuesOf({ siteId, members, now }: Readers): unknown[] {
  return [
    siteId,
    now,
    members.map(({ memberId }) => memberId),
    members.map(({ level }) => level),
    keptSince(now),
  ];
}
