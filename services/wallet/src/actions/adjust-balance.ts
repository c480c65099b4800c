import type { Auditor } from '@noriter/kit/audit';
import type { Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import type { Account } from '../domain/account.ts';
import { errors } from '../errors.ts';
import { lockAccounts } from './ledger-tables.ts';
import { lockMember } from './lock-member.ts';
import { moveMoney } from './move-money.ts';

export type Adjustment = {
  commandId: string;
  memberId: string;
  direction: 'up' | 'down';
  amount: Won;
  reason: string;
};

/**
 * Corrects a member's cash by hand, against the adjustment account.
 *
 * @throws Refusal W003 without a reason, H404 for a stranger, C202 for more than there is
 */
export async function adjustBalance(
  { pool, clock }: WalletDeps,
  by: { siteId: string; operatorId: string; audit: Auditor },
  adjustment: Adjustment,
): Promise<Account> {
  const { commandId, memberId, direction, amount, reason } = adjustment;
  if (reason === '') throw refuse(errors, 'W003');
  return withTransaction(pool, async (tx) => {
    const member = await lockMember(tx, { memberId, siteId: by.siteId });
    if (member === null) throw refuse(transportCodes, 'H404');
    const before = (await lockAccounts(tx, [memberId])).get(memberId) ?? null;
    const kind = direction === 'up' ? 'adjust_up' : 'adjust_down';
    const [outcome] = await moveMoney(
      tx,
      [
        {
          commandId,
          siteId: by.siteId,
          memberId,
          kind,
          amount,
          subjectType: 'operator',
          subjectId: by.operatorId,
        },
      ],
      clock.now(),
    );
    if (outcome === undefined) throw new Error('One command has one outcome.');
    const after = { ...outcome.account, reason };
    await by.audit(tx, { action: `balance.${kind}`, subject: `member:${memberId}`, before, after });
    return outcome.account;
  });
}
