import type { Auditor } from '@noriter/kit/audit';
import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';
import { maskAccount, maskHolder } from '../../domain/members/masking.ts';
import { normaliseDigits } from '../../domain/members/normalise.ts';
import {
  type CurrentDepositAccount,
  insertDepositVersion,
  type OpenedAccount,
} from '../../store/site/deposit-account-versions.ts';

/**
 * Writes an account's next version with its audit entry, in the caller's transaction, which has locked
 * the present one. Whether it takes a second operator was decided before.
 *
 * @param change.by who wanted it so
 * @param how.beside what the audit log has beside the account
 */
export async function writeDepositAccount(
  deps: Pick<IdentityDeps, 'vault' | 'clock'>,
  tx: pg.ClientBase,
  change: {
    by: { siteId: string; loginId: string };
    present: CurrentDepositAccount | null;
    next: OpenedAccount;
  },
  how: { audit: Auditor; action: string; beside?: object },
): Promise<void> {
  const { by, present, next } = change;
  await how.audit(tx, {
    action: how.action,
    subject: `deposit-account:${next.accountId}`,
    before: present === null ? null : auditedAccount(present, present.accountMasked),
    after: { ...auditedAccount(next, maskedAccount(next)), ...how.beside },
  });
  await insertDepositVersion(deps, tx, by, { next, masked: maskedAccount(next) });
}

/** What the lists show of number and holder. */
export function maskedAccount({ account, holder }: { account: string; holder: string }): string {
  return `${maskAccount(normaliseDigits(account))} ${maskHolder(holder)}`;
}

/** What the audit log keeps of an account: its number is never there. */
export function auditedAccount(
  account: Omit<OpenedAccount, 'accountId' | 'version' | 'account' | 'holder'>,
  accountMasked: string,
) {
  const { bankName, levelFrom, levelTo, shownMinutes, enabled } = account;
  return { bankName, accountMasked, levelFrom, levelTo, shownMinutes, enabled };
}
