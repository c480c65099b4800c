import type { IdentityDeps } from '../../deps.ts';
import { bankName } from '../../domain/members/banks.ts';
import { maskPayoutAccount } from '../../domain/members/masking.ts';
import { withdrawalsFrom } from '../../domain/members/payout-wait.ts';
import { findMember } from '../../store/members/members.ts';
import { findPayoutAccount, openAccount } from '../../store/members/payout-accounts.ts';
import { readSiteSettings } from '../../store/site/site-settings.ts';
import { judgeGuess } from '../steps/judge-guess.ts';
import { type GivenMemberFactor, judgeFactor } from '../steps/member-factor.ts';

export type WithdrawalCheck = {
  outcome: 'ok' | 'wrong' | 'locked' | 'missing' | 'suspended';
  /** Of the second factor, where it was asked for and the password is right; `none` without one. */
  code: 'right' | 'wrong' | 'locked' | 'none' | null;
  payoutAccountMasked: string;
  payoutAccountVersion: number;
  /** When something that leads to the payouts was changed last. */
  payoutChangedAt: string | null;
  /** From when the member may withdraw; null for now. */
  withdrawalsFrom: string | null;
  /** Whether the member's site is in real mode. */
  isReal: boolean;
};

const unknown = {
  code: null,
  payoutAccountMasked: '',
  payoutAccountVersion: 0,
  payoutChangedAt: null,
  withdrawalsFrom: null,
  isReal: false,
};

type Asked = GivenMemberFactor & { memberId: string; cashOutPass: string; asksCode: boolean };

/**
 * Checks a withdrawal password, with a lock of its own, and answers where a payout would go. A code or
 * passkey is looked at only beside the right password: nobody uses one up without it.
 */
export async function checkWithdrawalPassword(
  deps: IdentityDeps,
  { memberId, cashOutPass, asksCode, ...factor }: Asked,
): Promise<WithdrawalCheck> {
  const member = await findMember(deps, { memberId });
  if (member === null) return { outcome: 'missing', ...unknown };
  const { options } = await readSiteSettings(deps, member.siteId);
  const changedAt = member.payoutChangedAt;
  const wait = { waitHours: options.withdrawalWaitHours, now: deps.clock.now() };
  const version = member.payoutAccountVersion;
  const account = {
    code: null,
    payoutAccountMasked: await maskedAccount(deps, memberId, version),
    payoutAccountVersion: version,
    payoutChangedAt: changedAt?.toISOString() ?? null,
    withdrawalsFrom: withdrawalsFrom(changedAt, wait)?.toISOString() ?? null,
    isReal: options.mode === 'real',
  };
  if (member.status !== 'active') return { outcome: 'suspended', ...account };
  if (member.withdrawalHash === null) return { outcome: 'missing', ...account };
  const right = await deps.passwords.isRight(member.withdrawalHash, cashOutPass);
  const guessed = { siteId: member.siteId, secret: 'withdrawal', subject: memberId } as const;
  const judged = await judgeGuess(deps, guessed, right, { right: async () => undefined });
  if (judged.outcome !== 'right') return { outcome: judged.outcome, ...account };
  const owner = { siteId: member.siteId, memberId };
  const code = asksCode ? await judgeFactor(deps, owner, factor) : null;
  return { outcome: 'ok', ...account, code: code?.outcome ?? null };
}

async function maskedAccount(
  deps: IdentityDeps,
  memberId: string,
  version: number,
): Promise<string> {
  const row = await findPayoutAccount(deps, { memberId, version });
  if (row === null) return '';
  const { account, holder } = openAccount(deps.vault, row);
  return maskPayoutAccount(bankName(row.bankCode), account, holder);
}
