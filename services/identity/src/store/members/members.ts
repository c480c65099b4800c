import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';

import { type MemberStatus, parseMemberStatus } from '../../domain/members/member-status.ts';
import { errors } from '../../errors.ts';

export type LockedMember = {
  memberId: string;
  siteId: string;
  loginId: string;
  loginIdNormal: string;
  status: MemberStatus;
  level: number;
  isPartner: boolean;
  isTest: boolean;
  payoutAccountVersion: number;
  decisionId: string | null;
  /** The operator who entered a partner. */
  enteredBy: string | null;
};

/**
 * Reads a member of the site and holds its row until the transaction ends, so that decisions on one
 * member come one after the other. It leaves room for other members who name it as recommender.
 *
 * @throws U130 when the site has no such member
 */
export async function lockMember(
  tx: pg.ClientBase,
  siteId: string,
  memberId: string,
): Promise<LockedMember> {
  const result = await tx.query<Omit<LockedMember, 'status'> & { status: string }>(
    `select member_id as "memberId", site_id as "siteId", login_id as "loginId",
       login_id_normal as "loginIdNormal", status, level, partner_type is not null as "isPartner",
       is_test as "isTest",
       payout_account_version as "payoutAccountVersion", decision_id as "decisionId",
       entered_by as "enteredBy"
     from member where member_id = $1 and site_id = $2 for no key update`,
    [memberId, siteId],
  );
  const row = result.rows[0];
  if (row === undefined) throw refuse(errors, 'U130');
  return { ...row, status: parseMemberStatus(row.status) };
}

/** What a member's passwords are stored as. */
export type PasswordHashes = {
  readonly passwordHash: string;
  /** Null where none was chosen yet. */
  readonly withdrawalHash: string | null;
};

/** The hashes of a member's passwords, which never leave with the rest of a locked member. */
export async function hashesOf(
  tx: pg.ClientBase,
  memberId: string,
): Promise<PasswordHashes | undefined> {
  const { rows } = await tx.query<PasswordHashes>(
    `select password_hash as "passwordHash", withdrawal_hash as "withdrawalHash"
     from member where member_id = $1`,
    [memberId],
  );
  return rows[0];
}

/** A member without a lock; null when the site has no such member. */
export async function findMember(
  { db }: Pick<IdentityDeps, 'db'>,
  where: { memberId: string; siteId?: string },
) {
  const row = await db.member.findFirst({
    where,
    select: {
      siteId: true,
      status: true,
      loginIdNormal: true,
      passwordHash: true,
      withdrawalHash: true,
      payoutAccountVersion: true,
      payoutChangedAt: true,
      secondFactor: { select: { confirmedAt: true } },
    },
  });
  if (row === null) return null;
  const { secondFactor, ...member } = row;
  return { ...member, hasAuthenticator: secondFactor?.confirmedAt != null };
}

/** Refused sign-ups give their id back, so a newer member of the same id goes first. */
export async function findLogin(
  { db }: Pick<IdentityDeps, 'db'>,
  siteId: string,
  loginIdNormal: string,
) {
  const rows = await db.member.findMany({
    where: { siteId, loginIdNormal },
    select: { memberId: true, passwordHash: true, status: true },
    orderBy: { signedUpAt: 'desc' },
    take: 10,
  });
  return rows.find((row) => row.status !== 'refused') ?? rows[0] ?? null;
}

export async function isMember({ db }: Pick<IdentityDeps, 'db'>, memberId: string) {
  return (await db.member.count({ where: { memberId } })) > 0;
}
