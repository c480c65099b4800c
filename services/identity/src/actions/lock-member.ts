import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';

import { type MemberStatus, parseMemberStatus } from '../domain/member-status.ts';
import { errors } from '../errors.ts';

export type LockedMember = {
  memberId: string;
  siteId: string;
  loginId: string;
  loginIdNormal: string;
  status: MemberStatus;
  level: number;
  isPartner: boolean;
  payoutAccountVersion: number;
  decisionId: string | null;
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
       payout_account_version as "payoutAccountVersion", decision_id as "decisionId"
     from member where member_id = $1 and site_id = $2 for no key update`,
    [memberId, siteId],
  );
  const row = result.rows[0];
  if (row === undefined) throw refuse(errors, 'U130');
  return { ...row, status: parseMemberStatus(row.status) };
}
