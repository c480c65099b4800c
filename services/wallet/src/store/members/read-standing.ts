import type pg from 'pg';

/** The numbers of the contract's MemberStatus. */
export const memberStatus = { active: 2, suspended: 3 } as const;

/** What decides whether a member may move money at all. */
export type Standing = {
  level: number;
  suspended: boolean;
  depositBanned: boolean;
  withdrawalBanned: boolean;
};

type StandingRow = {
  level: number;
  status: number;
  deposit_banned: boolean;
  withdrawal_banned: boolean;
};

/** A member whose approval has not arrived yet has the level of their session, and no bans. */
export async function readStanding(
  { pool }: { pool: pg.Pool },
  member: { memberId: string; siteId: string; level: number },
): Promise<Standing> {
  const { rows } = await pool.query<StandingRow>({
    name: 'read-standing',
    text: `select level, status, deposit_banned, withdrawal_banned
           from member where member_id = $1 and site_id = $2`,
    values: [member.memberId, member.siteId],
  });
  const row = rows[0];
  return {
    level: row?.level ?? member.level,
    suspended: row?.status === memberStatus.suspended,
    depositBanned: row?.deposit_banned ?? false,
    withdrawalBanned: row?.withdrawal_banned ?? false,
  };
}
