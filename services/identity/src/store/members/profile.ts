import type { MessageInitShape } from '@bufbuild/protobuf';
import type { MemberProfileSchema } from '@noriter/proto/member_events_pb';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { bankName } from '../../domain/members/banks.ts';
import { maskPayoutAccount } from '../../domain/members/masking.ts';
import { openAccount } from './payout-accounts.ts';

type Profile = MessageInitShape<typeof MemberProfileSchema>;

/** What other services may know of the member, as it is now in this transaction. */
export async function profileOf(
  { vault }: Pick<IdentityDeps, 'vault'>,
  tx: pg.ClientBase,
  memberId: string,
): Promise<Profile> {
  const result = await tx.query<ProfileRow>(
    `select m.login_id, m.nickname, m.level, m.is_test, m.partner_type, m.recommender_id,
       m.payout_account_version, p.bank_code, p.account, p.holder
     from member m join payout_account p
       on p.member_id = m.member_id and p.version = m.payout_account_version
     where m.member_id = $1`,
    [memberId],
  );
  const row = result.rows[0];
  if (row === undefined) throw new Error(`Member ${memberId} has no payout account.`);
  const version = row.payout_account_version;
  const { account, holder } = openAccount(vault, { memberId, version, ...row });
  return {
    loginId: row.login_id,
    nickname: row.nickname,
    level: row.level,
    isPartner: row.partner_type !== null,
    partnerTier: row.partner_type ?? '',
    recommenderId: row.recommender_id ?? '',
    payoutAccountMasked: maskPayoutAccount(bankName(row.bank_code), account, holder),
    payoutAccountVersion: version,
    isTest: row.is_test,
  };
}

type ProfileRow = {
  login_id: string;
  nickname: string;
  level: number;
  is_test: boolean;
  partner_type: string | null;
  recommender_id: string | null;
  payout_account_version: number;
  bank_code: string;
  account: string;
  holder: string;
};
