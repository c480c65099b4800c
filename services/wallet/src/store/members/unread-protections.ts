import type pg from 'pg';

type UnreadProtection = {
  readonly memberId: string;
  readonly siteId: string;
  /** How many events told of it by now. */
  readonly signs: number;
};

/**
 * Notes that a member may be protected otherwise than the wallet knows. Until somebody has read it no mark is new
 * enough for their stakes: each asks identity.
 */
export async function noteUnread(
  tx: pg.ClientBase,
  { memberId, siteId }: { memberId: string; siteId: string },
  now: Date,
): Promise<void> {
  await tx.query('update account set protection_version = -1 where member_id = $1', [memberId]);
  await tx.query(
    `insert into unread_protection as old (member_id, site_id, since) values ($1, $2, $3)
     on conflict (member_id) do update set signs = old.signs + 1, tries = 0`,
    [memberId, siteId, now],
  );
}

/** Those who were asked for in vain come behind the others. */
export async function listUnread(pool: pg.Pool, limit: number): Promise<UnreadProtection[]> {
  const { rows } = await pool.query<UnreadProtection>(
    `select member_id as "memberId", site_id as "siteId", signs from unread_protection
     order by tries, since, member_id limit $1`,
    [limit],
  );
  return rows;
}

/** Who was told of again since stays: what was asked may be older than that. */
export async function forgetUnread(
  tx: pg.ClientBase,
  { memberId, signs }: UnreadProtection,
): Promise<void> {
  await tx.query('delete from unread_protection where member_id = $1 and signs = $2', [
    memberId,
    signs,
  ]);
}

export async function noteTried(pool: pg.Pool, memberIds: readonly string[]): Promise<void> {
  await pool.query(
    'update unread_protection set tries = tries + 1 where member_id = any($1::uuid[])',
    [memberIds],
  );
}
