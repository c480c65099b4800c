import { arrayLiteral } from '@noriter/kit/array-literal';
import type pg from 'pg';
import type { Category } from '../../vocabulary/categories.ts';

/** Where somebody stood at a moment, and what else of them decides what is counted. */
export type Place = {
  /** Who stood right above; null for who had no place. */
  parentId: string | null;
  /** The member's own rolling of the category, in millionths. */
  memberPpm: number;
  loginId: string;
  isPartner: boolean;
  /** The operator's own account: nothing of it counts. */
  isTest: boolean;
};

type Asked = { readonly memberId: string; readonly category: Category; readonly at: Date };

/**
 * Where each stood. The rate is looked up here and not in a history that was read: of ten thousand
 * members the histories are most of what would travel.
 */
export async function placesOf<One extends Asked>(
  tx: pg.ClientBase,
  asked: readonly One[],
): Promise<Map<One, Place>> {
  if (asked.length === 0) return new Map();
  const { rows } = await tx.query<Place>({
    name: 'places-of',
    text: `select coalesce(login_id, '') as "loginId", coalesce(is_partner, false) as "isPartner",
        coalesce(is_test, false) as "isTest",
        (select ancestor_id from tree_edge
          where descendant_id = asked.member_id and depth = 1
            and valid_from <= asked.at and valid_until > asked.at limit 1) as "parentId",
        coalesce((select ppm from rate
          where holder_id = asked.member_id and rate.category = asked.category
            and kind = 'rolling' and effective_from <= asked.at
          order by effective_from desc limit 1), 0) as "memberPpm"
      from unnest($1::uuid[], $2::text[], $3::timestamptz[])
          with ordinality as asked (member_id, category, at, place)
        left join member on member.member_id = asked.member_id
      order by place`,
    values: [
      arrayLiteral(asked.map(({ memberId }) => memberId)),
      arrayLiteral(asked.map(({ category }) => category)),
      arrayLiteral(asked.map(({ at }) => at.toISOString())),
    ],
  });
  const places = new Map<One, Place>();
  for (const [at, one] of asked.entries()) {
    const place = rows[at];
    if (place !== undefined) places.set(one, place);
  }
  return places;
}
