import type { MemberProfile } from '@noriter/proto/member_events_pb';
import type pg from 'pg';

/** Whose news it is, and when it happened. */
export type MemberNews = { memberId: string; siteId: string; at: Date };

/** Keeps a member's profile, unless a newer one is here already. */
export async function saveProfile(
  tx: pg.ClientBase,
  { memberId, siteId, at }: MemberNews,
  { loginId, nickname, level, isPartner }: MemberProfile,
): Promise<void> {
  await tx.query(
    `insert into member as old
       (member_id, site_id, profile_at, login_id, nickname, level, is_partner)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (member_id) do update
     set profile_at = excluded.profile_at, login_id = excluded.login_id,
       nickname = excluded.nickname, level = excluded.level, is_partner = excluded.is_partner
     where old.profile_at <= excluded.profile_at`,
    [memberId, siteId, at, loginId, nickname, level, isPartner],
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

/** Keeps whether a member is excluded from play, unless a newer word is here already. */
export async function saveExclusion(
  tx: pg.ClientBase,
  { memberId, siteId }: MemberNews,
  { excluded, version }: { excluded: boolean; version: number },
): Promise<void> {
  await tx.query(
    `insert into member as old (member_id, site_id, protection_version, excluded)
     values ($1, $2, $3, $4)
     on conflict (member_id) do update
     set protection_version = excluded.protection_version, excluded = excluded.excluded
     where old.protection_version < excluded.protection_version`,
    [memberId, siteId, version, excluded],
  );
}
