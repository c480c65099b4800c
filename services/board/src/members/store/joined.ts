import type pg from 'pg';

/** From then on the member is one: what was sent before is not for them. */
export async function saveJoined(
  tx: pg.ClientBase,
  { memberId, at }: { memberId: string; at: Date },
): Promise<void> {
  await tx.query('update member set joined_at = $2 where member_id = $1', [memberId, at]);
}
