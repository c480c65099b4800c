import type pg from 'pg';

/** Who of some members was ever asked to stake, and still is or has done so; and whether for a bonus. */
export async function membersWithRequirement(
  db: pg.Pool,
  memberIds: readonly string[],
): Promise<Map<string, { hasBonus: boolean }>> {
  const { rows } = await db.query<{ memberId: string; hasBonus: boolean }>({
    name: 'members-with-requirement',
    text: `select member_id as "memberId", bool_or(bonus > 0) as "hasBonus" from rolling_requirement
           where member_id = any($1::uuid[]) and forfeited is null group by member_id`,
    values: [[...new Set(memberIds)]],
  });
  return new Map(rows.map((row) => [row.memberId, row]));
}
