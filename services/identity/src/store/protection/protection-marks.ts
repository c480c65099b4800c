import type { ProtectionMark } from '@noriter/kit/protection-mark';
import type pg from 'pg';

type MarkRow = { memberId: string; version: number; suspended: boolean };

/** What is marked of members; one that there is not has no mark. */
export async function readMarks(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<Map<string, ProtectionMark>> {
  const { rows } = await db.query<MarkRow>(
    `select member_id as "memberId", coalesce(version, 0) as version,
       status <> 'active' as suspended
     from member left join protection using (member_id)
     where member_id = any ($1::uuid[])`,
    [memberIds],
  );
  return new Map(
    rows.map(({ memberId, version, suspended }) => [memberId, { version, suspended }]),
  );
}
