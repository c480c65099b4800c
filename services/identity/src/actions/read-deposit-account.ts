import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';

import type { IdentityDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { openDepositAccount } from '../queries/deposit-accounts.ts';
import type { DecidedBy } from './decide-member.ts';

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
  const row = await deps.db.depositAccount.findFirst({ where: { siteId, ...key } });
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
