import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';

/** Somebody asked about, and who has to be known first: they themselves, or somebody above. */
export type Missing = { memberId: string; missingId: string };

/**
 * Whose place nobody can tell yet: member.events has not reported them, or one of those by whose recommendation
 * they are to stand somewhere. Who is known and has nobody above is not among them.
 */
export async function missingMembers(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<Missing[]> {
  const { rows } = await db.query<Missing>({
    name: 'missing-members',
    // As deep as tiers go: recommenders that name each other in a circle end there.
    text: `with recursive above (member_id, id, depth) as (
        select id, id, 0 from unnest($1::uuid[]) as id
        union all
        select above.member_id, member.recommender_id, depth + 1
        from above join member on member.member_id = above.id
        where member.recommender_id is not null and depth < 6
          and not exists (select from tree_edge where descendant_id = above.id)
      )
      select member_id as "memberId", id as "missingId" from above
      where not exists (
        select from member where member.member_id = above.id and login_id <> '')`,
    values: [arrayLiteral(memberIds)],
  });
  return rows;
}
