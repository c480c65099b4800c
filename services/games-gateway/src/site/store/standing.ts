import type pg from 'pg';
import type { NamedPartner } from '../domain/visibility.ts';

/** Recommenders above each other; a circle, which no site has, ends there too. */
const DEPTH_MAX = 12;

type Standing = { level: number | null; partnerIds: string[] };

/**
 * A member's level, and the partners above; a partner is among those above itself.
 *
 * @returns null of a level that has not arrived here yet
 */
export async function readStanding(
  pool: pg.Pool,
  { siteId, memberId }: { siteId: string; memberId: string },
): Promise<Standing> {
  const { rows } = await pool.query<Standing>({
    name: 'read-standing',
    text: `with recursive above as (
         select member_id, recommender_id, is_partner, level, profile_at, 1 as depth
         from member where site_id = $1 and member_id = $2
         union all
         select up.member_id, up.recommender_id, up.is_partner, up.level, up.profile_at, depth + 1
         from above join member up on up.member_id = above.recommender_id
         where depth < ${DEPTH_MAX} and up.site_id = $1
       )
       select (select level from above where depth = 1 and profile_at > 'epoch') as level,
         array(select distinct member_id::text from above where is_partner order by 1) as "partnerIds"`,
    values: [siteId, memberId],
  });
  return rows[0] ?? { level: null, partnerIds: [] };
}

/** The partners of a site who log in by these names. */
export async function findPartners(
  pool: pg.Pool,
  siteId: string,
  loginIds: readonly string[],
): Promise<NamedPartner[]> {
  const { rows } = await pool.query<NamedPartner>(
    `select member_id as "memberId", login_id as "loginId" from member
     where site_id = $1 and login_id = any($2::text[]) and is_partner order by login_id`,
    [siteId, loginIds],
  );
  return rows;
}
