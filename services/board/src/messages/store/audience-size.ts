import type pg from 'pg';
import type { Audience } from '../domain/audience.ts';

const DEPTH_MAX = 12;

/** How many active members an audience has now, as far as they are known here. */
export async function audienceSize(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
  audience: Audience,
): Promise<number> {
  const [condition, value] = conditionOf(audience);
  const { rows } = await db.query<{ size: number }>(
    `select count(*)::int as size from member where site_id = $1 and status = 2 and ${condition}`,
    value === null ? [siteId] : [siteId, value],
  );
  return rows[0]?.size ?? 0;
}

function conditionOf(audience: Audience): [string, string | number | null] {
  switch (audience.kind) {
    case 'all':
      return ['true', null];
    case 'level':
      return ['level = $2', audience.level];
    case 'list':
      return [
        'member_id in (select member_id from message_list_member where list_id = $2)',
        audience.listId,
      ];
    case 'member':
      return ['member_id = $2', audience.memberId];
    default:
      return [
        `member_id in (
           with recursive below as (
             select member_id, 1 as depth from member where member_id = $2
             union all
             select down.member_id, below.depth + 1 from below
             join member as down on down.recommender_id = below.member_id
             where below.depth < ${DEPTH_MAX}
           ) select member_id from below)`,
        audience.memberId,
      ];
  }
}
