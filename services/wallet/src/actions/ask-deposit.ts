import { koreaMinuteText } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type { WalletDeps } from '../deps.ts';
import { periodEnds } from '../domain/calendar.ts';
import { requestKind, requestStatus } from '../domain/cash-request.ts';
import { breachOf, dayBreachOf, type LimitBreach, typedAmount } from '../domain/limits.ts';
import { limitsOf } from '../domain/policy.ts';
import { depositBreach, type Used } from '../domain/protection.ts';
import { errors } from '../errors.ts';
import { askedToday } from '../queries/asked-today.ts';
import { deposited } from '../queries/deposited.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { readStanding, type Standing } from '../queries/read-standing.ts';
import { askGate } from './ask-gate.ts';
import { insertRequest, isAsked } from './cash-request-table.ts';
import { checkOpen, keepGate } from './keep-gate.ts';

/** A member as the session says. */
export type Asker = { memberId: string; siteId: string; level: number };

/**
 * Takes a member's wish to deposit into the operators' queue. No money moves until an operator
 * has seen it arrive.
 *
 * @throws Refusal C001 to C004, C101 to C110, F001, U0011; TE99 or NT99 when identity is away
 */
export async function askDeposit(
  deps: WalletDeps,
  asker: Asker,
  wish: { requestId: string; amount: string },
): Promise<{ requestId: string }> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'C002');
  const [{ policy }, standing, gate] = await Promise.all([
    readPolicy(deps, asker.siteId),
    readStanding(deps, asker),
    askGate(deps, asker.memberId),
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
    const held = await keepGate(tx, asker, gate);
    if (await isAsked(tx, request.requestId)) return;
    checkOpen(held, now);
    const today = await askedToday(tx, request, now);
    const before = await deposited(tx, asker.memberId, now);
    if (!(await insertRequest(tx, request, now))) return;
    const dayBreach = dayBreachOf(amount, today, limits);
    if (dayBreach !== null) throw refusalOf(dayBreach);
    const broken = depositBreach(amount, before, held.deposit);
    if (broken !== null) throw protectionRefusal(broken, now);
  });
  return { requestId: request.requestId };
}

/** Whether the member may bring money in at all; also asked before an account is shown. */
export function checkMayDeposit(standing: Standing): void {
  if (standing.suspended) throw refuse(errors, 'U0011');
  if (standing.depositBanned) throw refuse(errors, 'C004');
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

const protectionCodes = { day: 'C106', week: 'C107', month: 'C108' } as const;

function protectionRefusal({ period, limit, remaining }: Used, now: Date): Refusal {
  const renewsAt = periodEnds(now)[period];
  return refuse(
    errors,
    protectionCodes[period],
    {
      limit: formatWon(limit),
      remaining: formatWon(remaining),
      renewsAt: koreaMinuteText(renewsAt),
    },
    {
      period,
      limit: limit.toString(),
      remaining: remaining.toString(),
      renewsAt: renewsAt.toISOString(),
    },
  );
}

function bonusOf(amount: Won, percent: number): Won {
  return (amount * BigInt(percent)) / 100n;
}
