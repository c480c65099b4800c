import type { MemberProfile } from '@noriter/proto/member_events_pb';
import type pg from 'pg';

/** Whose news it is, and when it happened. */
export type MemberNews = { memberId: string; siteId: string; at: Date };

/** Keeps a member's profile, unless a newer one is here already. */
export async function saveProfile(
  tx: pg.ClientBase,
  { memberId, siteId, at }: MemberNews,
  profile: MemberProfile,
): Promise<void> {
  await tx.query(
    `insert into member as old (member_id, site_id, profile_at, login_id, nickname, level,
       is_partner, payout_account_masked, payout_account_version)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (member_id) do update
     set profile_at = excluded.profile_at, login_id = excluded.login_id,
       nickname = excluded.nickname, level = excluded.level, is_partner = excluded.is_partner,
       payout_account_masked = excluded.payout_account_masked,
       payout_account_version = excluded.payout_account_version
     where old.profile_at <= excluded.profile_at`,
    [
      memberId,
      siteId,
      at,
      profile.loginId,
      profile.nickname,
      profile.level,
      profile.isPartner,
      profile.payoutAccountMasked,
      profile.payoutAccountVersion,
    ],
  );
}

/** Keeps a member's status, unless a newer one is here already. */
export async function saveStatus(
  tx: pg.ClientBase,
  { memberId, siteId, at }: MemberNews,
  status: number,
): Promise<void> {
  await tx.query(
    `insert into member as old (member_id, site_id, status_at, status) values ($1, $2, $3, $4)
     on conflict (member_id) do update
     set status_at = excluded.status_at, status = excluded.status
     where old.status_at <= excluded.status_at`,
    [memberId, siteId, at, status],
  );
}
