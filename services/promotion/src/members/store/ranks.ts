import type pg from 'pg';

/**
 * The ranks that members held on a Korean day: what the days before it came to. Whoever had none is not
 * in it. It is the same answer however late it is asked.
 */
export async function ranksOn(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
  day: string,
): Promise<Map<string, number>> {
  const { rows } = await db.query<{ memberId: string; rank: number }>(
    `select distinct on (member_id) member_id as "memberId", to_rank as rank from rank_change
     where member_id = any($1::uuid[]) and day < $2 order by member_id, day desc`,
    [memberIds, day],
  );
  return new Map(rows.map(({ memberId, rank }) => [memberId, rank]));
}
