import type { Won } from '@noriter/kit/money';
import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { requestKind, requestStatus } from '../domain/cash-request.ts';
import { breachOf, dayBreachOf, type LimitBreach, typedAmount } from '../domain/limits.ts';
import { limitsOf } from '../domain/policy.ts';
import { errors } from '../errors.ts';
import { askedToday } from '../queries/asked-today.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { readStanding, type Standing } from '../queries/read-standing.ts';
import { insertRequest } from './cash-request-table.ts';

/** A member as the session says. */
export type Asker = { memberId: string; siteId: string; level: number };

/**
 * Takes a member's wish to deposit into the operators' queue. No money moves until an operator
 * has seen it arrive.
 *
 * @throws Refusal C001 to C004, C101 to C105, F001, U0011
 */
export async function askDeposit(
  deps: WalletDeps,
  asker: Asker,
  wish: { requestId: string; amount: string },
): Promise<{ requestId: string }> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'C002');
  const [{ policy }, standing] = await Promise.all([
    readPolicy(deps, asker.siteId),
    readStanding(deps, asker),
  ]);
  if (!policy.depositOpen) throw refuse(errors, 'C001');
  checkMayDeposit(standing);
  const { deposit: limits, depositBonusPercent } = limitsOf(policy, standing.level);
  const breach = breachOf(amount, limits);
  if (breach !== null) throw refusalOf(breach);
  const now = deps.clock.now();
  const request = {
    requestId: wish.requestId,
    siteId: asker.siteId,
    memberId: asker.memberId,
    kind: requestKind.deposit,
    status: requestStatus.requested,
    amount,
    bonusAmount: bonusOf(amount, depositBonusPercent),
    payoutAccountMasked: '',
    payoutAccountVersion: 0,
    reason: '',
  };
  await withTransaction(deps.pool, async (tx) => {
    const today = await askedToday(tx, request, now);
    if (!(await insertRequest(tx, request, now))) return;
    const dayBreach = dayBreachOf(amount, today, limits);
    if (dayBreach !== null) throw refusalOf(dayBreach);
  });
  return { requestId: request.requestId };
}

/** Whether the member may bring money in at all; also asked before an account is shown. */
export function checkMayDeposit(standing: Standing): void {
  if (standing.suspended) throw refuse(errors, 'U0011');
  if (standing.depositBanned || standing.excluded) throw refuse(errors, 'C004');
}

const codes = {
  minimum: 'C102',
  unit: 'C103',
  maximum: 'C101',
  perDay: 'C104',
  requestsPerDay: 'C105',
} as const;

function refusalOf({ limit, value }: LimitBreach): Refusal {
  return refuse(errors, codes[limit], { limit: formatWon(value) });
}

function bonusOf(amount: Won, percent: number): Won {
  return (amount * BigInt(percent)) / 100n;
}
