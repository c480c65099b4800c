import { koreaMinuteText } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import { formatWon } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import { levelsOfDay } from '@noriter/member-projection/levels';
import { readGate } from '../../clients/protection.ts';
import { keysOfListeners } from '../../command-keys.ts';
import type { Requester, WalletDeps } from '../../deps.ts';
import { periodEnds } from '../../domain/calendar.ts';
import { bonusPercentOf, limitsOf } from '../../domain/policy/policy.ts';
import { depositBreach, type Used } from '../../domain/protection.ts';
import { depositsUsed } from '../../domain/receiving.ts';
import { requestKind, requestStatus } from '../../domain/requests/cash-request.ts';
import {
  breachOf,
  dayBreachOf,
  type LimitBreach,
  typedAmount,
} from '../../domain/requests/limits.ts';
import { errors } from '../../errors.ts';
import { readPolicy } from '../../store/cash-policy.ts';
import { saveGate } from '../../store/members/gate.ts';
import { readStanding } from '../../store/members/read-standing.ts';
import { countDeposits } from '../../store/requests/count-deposits.ts';
import { incomingOf } from '../../store/requests/incoming.ts';
import { insertRequest, isRequested } from '../../store/requests/insert-request.ts';
import { requestedToday } from '../../store/requests/requested-today.ts';
import { checkMayDeposit } from '../steps/check-may-deposit.ts';
import { checkOpen } from '../steps/check-open.ts';

/**
 * Takes a member's wish to deposit into the operators' queue. No money moves until an operator
 * has seen it arrive.
 *
 * @throws Refusal C001 to C004, C101 to C110, F001, U0011; TE99 or NT99 when identity is away
 */
export async function requestDeposit(
  deps: WalletDeps,
  requester: Requester,
  wish: { requestId: string; amount: string; bonus: string },
): Promise<{ requestId: string }> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'C002');
  const [{ policy }, standing, levels, gate] = await Promise.all([
    readPolicy(deps, requester.siteId),
    readStanding(deps, requester),
    levelsOfDay(deps.pool, requester, deps.clock.now()),
    readGate(deps, requester.memberId),
  ]);
  if (!policy.depositOpen) throw refuse(errors, 'C001');
  checkMayDeposit(standing);
  const { deposit: limits } = limitsOf(policy, standing.level);
  const breach = breachOf(amount, limits);
  if (breach !== null) throw refusalOf(breach);
  const now = deps.clock.now();
  const provenWith = keysOfListeners(deps.config.COMMAND_KEYS);
  const request = {
    requestId: wish.requestId,
    siteId: requester.siteId,
    memberId: requester.memberId,
    kind: requestKind.deposit,
    status: requestStatus.requested,
    amount,
    // Whoever chooses a promotion's bonus, or none, does not get the site's own.
    bonusAmount: wish.bonus === '' ? bonusOf(amount, bonusPercentOf(policy, levels)) : 0n,
    bonusChoice: wish.bonus,
    payoutAccountMasked: '',
    payoutAccountVersion: 0,
    payoutChangedAt: null,
    reason: '',
  };
  await withTransaction(deps.pool, async (tx) => {
    const gateNow = await saveGate(tx, requester, gate);
    if (await isRequested(tx, request.requestId)) return;
    checkOpen(gateNow, now);
    const today = await requestedToday(tx, request, now);
    const before = depositsUsed(await incomingOf(tx, requester.memberId, now));
    const counts = await countDeposits(tx, requester.memberId, now);
    if (!(await insertRequest(tx, { ...request, ...counts }, { at: now, provenWith }))) return;
    const dayBreach = dayBreachOf(amount, today, limits);
    if (dayBreach !== null) throw refusalOf(dayBreach);
    const broken = depositBreach(amount, before, gateNow.deposit);
    if (broken !== null) throw protectionRefusal(broken, now);
  });
  return { requestId: request.requestId };
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
