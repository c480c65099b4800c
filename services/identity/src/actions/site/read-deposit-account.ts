import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { findDepositAccount, openDepositAccount } from '../../store/site/deposit-accounts.ts';

/**
 * Opens the number of a deposit account for an operator. That they looked is in the audit log.
 *
 * @throws S007
 */
export async function readDepositAccount(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  key: { accountId: string; version: number },
): Promise<{ accountNumber: string; accountHolder: string }> {
  const { siteId } = operator;
  const row = await findDepositAccount(deps, { siteId, ...key });
  if (row === null) throw refuse(errors, 'S007');
  await withTransaction(deps.pool, (tx) =>
    audit(tx, {
      action: 'deposit-account.read',
      subject: `deposit-account:${key.accountId}`,
      before: null,
      after: { version: key.version },
    }),
  );
  const { account, holder } = openDepositAccount(deps.vault, row);
  return { accountNumber: account, accountHolder: holder };
}
