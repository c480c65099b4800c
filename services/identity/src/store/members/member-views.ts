import type { IdentityDeps } from '../../deps.ts';
import { ageMethods } from '../../domain/members/age.ts';
import { bankName } from '../../domain/members/banks.ts';
import { maskAccount, maskPhone } from '../../domain/members/masking.ts';
import { parseMemberStatus, shownStatus } from '../../domain/members/member-status.ts';
import type { Prisma } from '../../generated/client.ts';
import { openBirthDate } from './ages.ts';
import { openAccount } from './payout-accounts.ts';

/** What every view of a member is made from: the member with the account in use. */
export const memberWithAccount = {
  payoutAccounts: { orderBy: { version: 'desc' }, take: 1 },
  recommender: { select: { loginId: true } },
  protection: true,
} as const satisfies Prisma.MemberInclude;

export type MemberRow = Prisma.MemberGetPayload<{ include: typeof memberWithAccount }>;

/** What the member sees of themselves. */
export function ownView({ vault }: Pick<IdentityDeps, 'vault'>, row: MemberRow) {
  const { bankNameKr, bankaccMasked, memName } = accountView({ vault }, row);
  return {
    memberId: row.memberId,
    memId: row.loginId,
    memNick: row.nickname,
    memName,
    memPhone: phoneMasked({ vault }, row),
    memPhoneMasked: phoneMasked({ vault }, row),
    memLevel: String(row.level),
    isPartnerMember: row.partnerType === null ? ('N' as const) : ('Y' as const),
    partnerType: row.partnerType ?? '',
    bankNameKr,
    bankaccMasked,
  };
}

/** What operators see of a member. */
export function operatorView({ vault }: Pick<IdentityDeps, 'vault'>, row: MemberRow) {
  const { bankNameKr, bankaccMasked, memName } = accountView({ vault }, row);
  return {
    memberId: row.memberId,
    memId: row.loginId,
    memNick: row.nickname,
    memName,
    memPhone: phoneMasked({ vault }, row),
    bankNameKr,
    bankaccMasked,
    recommenderId: row.recommender?.loginId ?? '',
    partnerType: row.partnerType ?? '',
    level: row.level,
    status: shownStatus(parseMemberStatus(row.status), row.protection?.excludedAt != null),
    signedUpAt: row.signedUpAt.toISOString(),
    signedUpAddress: row.signedUpAddress,
    decidedBy: row.decidedBy,
    decidedAt: row.decidedAt?.toISOString() ?? null,
    reason: row.reason,
    isTest: row.isTest,
    birthDate: row.birthDate === null ? null : openBirthDate(vault, row.memberId, row.birthDate),
    ageMethod: ageMethods.find((method) => method === row.ageMethod) ?? null,
    ageConfirmedBy: row.ageConfirmedBy,
    ageConfirmedAt: row.ageConfirmedAt?.toISOString() ?? null,
  };
}

function phoneMasked({ vault }: Pick<IdentityDeps, 'vault'>, row: MemberRow): string {
  return maskPhone(vault.open({ rowId: row.memberId, column: 'member.phone' }, row.phone));
}

function accountView({ vault }: Pick<IdentityDeps, 'vault'>, row: MemberRow) {
  const stored = row.payoutAccounts[0];
  if (stored === undefined) return { bankNameKr: '', bankaccMasked: '', memName: '' };
  const { account, holder } = openAccount(vault, stored);
  return {
    bankNameKr: bankName(stored.bankCode),
    bankaccMasked: maskAccount(account),
    memName: holder,
  };
}
