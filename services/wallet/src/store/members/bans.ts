import type pg from 'pg';
import { memberStatus } from './read-standing.ts';

export type MemberBans = { depositBanned: boolean; withdrawalBanned: boolean; banReason: string };

/** Locks what the wallet knows of a member; null when the site has no such member. */
export async function lockMember(
  tx: pg.ClientBase,
  key: { memberId: string; siteId: string },
): Promise<MemberBans | null> {
  const { rows } = await tx.query<MemberBans>(
    `select deposit_banned as "depositBanned", withdrawal_banned as "withdrawalBanned",
       ban_reason as "banReason"
     from member where member_id = $1 and site_id = $2 for update`,
    [key.memberId, key.siteId],
  );
  return rows[0] ?? null;
}

/** Writes the bans of a locked member. */
export async function saveBans(
  tx: pg.ClientBase,
  memberId: string,
  { depositBanned, withdrawalBanned, banReason }: MemberBans,
): Promise<void> {
  await tx.query(
    `update member set deposit_banned = $2, withdrawal_banned = $3, ban_reason = $4
     where member_id = $1`,
    [memberId, depositBanned, withdrawalBanned, banReason],
  );
}

/** Why a member may not withdraw: what an operator has set, of the member's withdrawals or of all they do. */
export async function keptFromWithdrawing(
  db: pg.Pool | pg.ClientBase,
  memberId: string,
): Promise<'suspended' | 'banned' | null> {
  const { rows } = await db.query<{ suspended: boolean; banned: boolean }>(
    `select status = $2 as suspended, withdrawal_banned as banned from member where member_id = $1`,
    [memberId, memberStatus.suspended],
  );
  if (rows[0]?.suspended) return 'suspended';
  return rows[0]?.banned ? 'banned' : null;
}

/** Whom of members an operator keeps from withdrawing. */
export async function bannedFromWithdrawing(
  db: pg.Pool | pg.ClientBase,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from member
     where member_id = any($1::uuid[]) and withdrawal_banned`,
    [memberIds],
  );
  return new Set(rows.map(({ memberId }) => memberId));
}
