import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { readGate } from '../clients/protection.ts';
import type { Requester, WalletDeps } from '../deps.ts';
import type { Account } from '../domain/ledger/account.ts';
import { typedAmount } from '../domain/requests/limits.ts';
import { errors } from '../errors.ts';
import { readPolicy } from '../store/cash-policy.ts';
import { saveGate } from '../store/members/gate.ts';
import { readStanding } from '../store/members/read-standing.ts';
import { checkOpen } from './steps/check-open.ts';
import { moveMoney } from './steps/move-money.ts';

/**
 * Turns points into cash, one won each.
 *
 * @returns the member's account after it
 * @throws Refusal P001 to P004, P009, C109, C110, U0011; TE99 or NT99 when identity is away
 */
export async function convertPoints(
  deps: WalletDeps,
  requester: Requester,
  wish: { commandId: string; amount: string },
): Promise<Account> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'P001');
  const [{ policy }, standing, gate] = await Promise.all([
    readPolicy(deps, requester.siteId),
    readStanding(deps, requester),
    readGate(deps, requester.memberId),
  ]);
  if (standing.suspended) throw refuse(errors, 'U0011');
  if (!policy.pointsOpen) throw refuse(errors, 'P009');
  if (amount < policy.pointsMinimum) {
    throw refuse(errors, 'P002', { limit: formatWon(policy.pointsMinimum) });
  }
  if (policy.pointsUnit > 0n && amount % policy.pointsUnit !== 0n) {
    throw refuse(errors, 'P004', { limit: formatWon(policy.pointsUnit) });
  }
  const now = deps.clock.now();
  return withTransaction(deps.pool, async (tx) => {
    const gateNow = await saveGate(tx, requester, gate);
    const [outcome] = await moveMoney(
      tx,
      [
        {
          commandId: wish.commandId,
          siteId: requester.siteId,
          memberId: requester.memberId,
          kind: 'points_convert',
          amount,
          subjectType: 'points',
          subjectId: wish.commandId,
        },
      ],
      now,
    );
    if (outcome === undefined) throw new Error('One command has one outcome.');
    // What was converted before stays converted: only what is new is refused.
    if (!outcome.replayed) checkOpen(gateNow, now);
    return outcome.account;
  });
}
