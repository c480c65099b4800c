import type { Auditor } from '@noriter/kit/audit';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';
import { maskAccount, maskHolder } from '../../domain/members/masking.ts';
import { normaliseDigits, tidyText } from '../../domain/members/normalise.ts';
import { errors } from '../../errors.ts';
import {
  type CurrentDepositAccount,
  type DepositAccountWish,
  hasDepositAccount,
  insertDepositVersion,
  lockDepositAccount,
} from '../../store/site/deposit-account-versions.ts';
import { openDepositAccount } from '../../store/site/deposit-accounts.ts';

type Opened = Pick<IdentityDeps, 'pool' | 'vault' | 'clock'>;

/**
 * Adds an account that members pay into, or a version of one. Earlier versions stay, so that it
 * stays known where a deposit was sent; the number is sealed and never in the audit log.
 *
 * @throws S005 for a new account without a number or holder, S006, S007
 */
export async function saveDepositAccount(
  deps: Opened,
  by: { siteId: string; loginId: string; audit: Auditor },
  wish: DepositAccountWish,
): Promise<void> {
  await withTransaction(deps.pool, async (tx) => {
    const present = await lockDepositAccount(tx, wish.accountId, by.siteId);
    if (present === null && wish.version > 0) {
      // Whoever waited for another's change finds the version gone that was in use.
      const isKnown = await hasDepositAccount(tx, wish.accountId, by.siteId);
      throw refuse(errors, isKnown ? 'S006' : 'S007');
    }
    if ((present?.version ?? 0) !== wish.version) throw refuse(errors, 'S006');
    const secrets = secretsOf(deps, wish, present);
    const masked = `${maskAccount(normaliseDigits(secrets.account))} ${maskHolder(secrets.holder)}`;
    await by.audit(tx, {
      action: present === null ? 'deposit-account.create' : 'deposit-account.set',
      subject: `deposit-account:${wish.accountId}`,
      before: present === null ? null : auditView(present, present.accountMasked),
      after: auditView(wish, masked),
    });
    await insertDepositVersion(deps, tx, by, { wish, secrets, masked });
  });
}

function secretsOf(
  { vault }: Opened,
  wish: DepositAccountWish,
  present: CurrentDepositAccount | null,
): { account: string; holder: string } {
  const kept = present === null ? null : openDepositAccount(vault, present);
  const account = wish.accountNumber === '' ? kept?.account : wish.accountNumber;
  const holder = wish.accountHolder === '' ? kept?.holder : tidyText(wish.accountHolder);
  if (account === undefined) throw refuse(errors, 'S005', { options: 'accountNumber' });
  if (holder === undefined) throw refuse(errors, 'S005', { options: 'accountHolder' });
  return { account, holder };
}

function auditView(
  account: Omit<DepositAccountWish, 'accountId' | 'version' | 'accountNumber' | 'accountHolder'>,
  accountMasked: string,
) {
  const { bankName, levelFrom, levelTo, shownMinutes, enabled } = account;
  return { bankName, accountMasked, levelFrom, levelTo, shownMinutes, enabled };
}
