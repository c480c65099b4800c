import type pg from 'pg';

import type { IdentityDeps } from '../../deps.ts';
import type { MemberStatus } from '../../domain/members/member-status.ts';
import { normaliseDigits, normaliseName, tidyText } from '../../domain/members/normalise.ts';
import type { PartnerTier } from '../../domain/members/partner-tiers.ts';
import { nicknameSkeleton } from '../../nickname-skeletons.ts';
import { sealBirthDate } from './ages.ts';
import { addPayoutAccount, type PayoutAccountText } from './payout-accounts.ts';

export type NewMember = {
  readonly memberId: string;
  readonly siteId: string;
  readonly loginId: string;
  readonly nickname: string;
  readonly phone: string;
  readonly passwordHash: string;
  readonly withdrawalHash: string;
  readonly status: MemberStatus;
  readonly partnerType: PartnerTier | null;
  readonly recommenderId: string | null;
  readonly address: string;
  /** The operator who entered a partner, which another one approves. */
  readonly enteredBy?: string | null;
  readonly account: PayoutAccountText;
  /** A day; null where nobody asked for it. */
  readonly birthDate?: string | null;
};

const firstLevel = 1;
const firstAccountVersion = 1;

/**
 * Writes a member and their first payout account.
 *
 * @returns false when the member is there already: an earlier run of the same request made it
 * @throws the database's own error when an id, nickname, phone or account number is taken
 */
export async function insertMember(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  member: NewMember,
): Promise<boolean> {
  const { vault, clock } = deps;
  const { memberId, siteId } = member;
  const phone = normaliseDigits(member.phone);
  const inserted = await tx.query(
    `insert into member
       (member_id, site_id, login_id, login_id_normal, nickname, nickname_normal, password_hash,
        withdrawal_hash, phone, phone_digest, key_version, level, status, partner_type,
        recommender_id, payout_account_version, signed_up_at, signed_up_address, updated_at,
        birth_date, nickname_skeleton, entered_by, demonstration)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $17,
       $19, $20, $21, not exists (select from site_options o
         where o.site_id = $2 and o.document ->> 'mode' = 'real'))
     on conflict (member_id) do nothing`,
    [
      memberId,
      siteId,
      member.loginId,
      normaliseName(member.loginId),
      tidyText(member.nickname),
      normaliseName(member.nickname),
      member.passwordHash,
      member.withdrawalHash,
      vault.seal({ rowId: memberId, column: 'member.phone' }, phone),
      vault.digest('member.phone', phone),
      vault.currentVersion,
      firstLevel,
      member.status,
      member.partnerType,
      member.recommenderId,
      firstAccountVersion,
      clock.now(),
      member.address,
      member.birthDate == null ? null : sealBirthDate(vault, memberId, member.birthDate),
      nicknameSkeleton(member.nickname),
      member.enteredBy ?? null,
    ],
  );
  if (inserted.rowCount === 0) return false;
  const key = { siteId, memberId, version: firstAccountVersion };
  await addPayoutAccount(deps, tx, key, member.account);
  return true;
}
