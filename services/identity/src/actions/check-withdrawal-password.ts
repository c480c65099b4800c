import type { IdentityDeps } from '../deps.ts';
import { bankName } from '../domain/banks.ts';
import { maskPayoutAccount } from '../domain/masking.ts';
import { judgeGuess } from './judge-guess.ts';
import { openAccount } from './payout-account.ts';

export type WithdrawalCheck = {
  outcome: 'ok' | 'wrong' | 'locked' | 'missing' | 'suspended';
  payoutAccountMasked: string;
  payoutAccountVersion: number;
};

/** Judges a withdrawal password, with a lock of its own, and says where a payout would go. */
export async function checkWithdrawalPassword(
  deps: IdentityDeps,
  { memberId, cashOutPass }: { memberId: string; cashOutPass: string },
): Promise<WithdrawalCheck> {
  const member = await deps.db.member.findUnique({
    where: { memberId },
    select: { siteId: true, status: true, withdrawalHash: true, payoutAccountVersion: true },
  });
  if (member === null) {
    return { outcome: 'missing', payoutAccountMasked: '', payoutAccountVersion: 0 };
  }
  const version = member.payoutAccountVersion;
  const account = {
    payoutAccountMasked: await maskedAccount(deps, memberId, version),
    payoutAccountVersion: version,
  };
  if (member.status !== 'active') return { outcome: 'suspended', ...account };
  if (member.withdrawalHash === null) return { outcome: 'missing', ...account };
  const right = await deps.passwords.isRight(member.withdrawalHash, cashOutPass);
  const guessed = { siteId: member.siteId, secret: 'withdrawal', subject: memberId } as const;
  const judged = await judgeGuess(deps, guessed, right, { right: async () => undefined });
  return { outcome: judged.outcome === 'right' ? 'ok' : judged.outcome, ...account };
}

async function maskedAccount(
  { db, vault }: IdentityDeps,
  memberId: string,
  version: number,
): Promise<string> {
  const row = await db.payoutAccount.findUnique({
    where: { memberId_version: { memberId, version } },
  });
  if (row === null) return '';
  const { account, holder } = openAccount(vault, row);
  return maskPayoutAccount(bankName(row.bankCode), account, holder);
}
