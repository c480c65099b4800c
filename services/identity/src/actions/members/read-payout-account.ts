import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { bankName } from '../../domain/members/banks.ts';
import { errors } from '../../errors.ts';
import { findPayoutAccount, openAccount } from '../../store/members/payout-accounts.ts';

/** Shows an operator a whole account number, and keeps who looked at it in the audit. */
export async function readPayoutAccount(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { memberId, version }: { memberId: string; version: number | undefined },
) {
  const key = { memberId, siteId: operator.siteId, version };
  const row = await findPayoutAccount(deps, key);
  if (row === null) throw refuse(errors, 'U130');
  await withTransaction(deps.pool, (tx) =>
    audit(tx, {
      action: 'member.read-payout-account',
      subject: `member:${memberId}`,
      before: null,
      after: { version: row.version },
    }),
  );
  const { account, holder } = openAccount(deps.vault, row);
  return {
    bankNameKr: bankName(row.bankCode),
    bankacc: account,
    memName: holder,
    version: row.version,
  };
}
