import { koreaMinuteOfDay } from '@noriter/kit/korea-time';
import { formatWon, type Won } from '@noriter/kit/money';
import { withTransaction } from '@noriter/kit/postgres';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { WalletDeps } from '../deps.ts';
import { type BankHours, clockText, isBankClosed } from '../domain/bank-hours.ts';
import { type CashRequest, requestKind, requestStatus } from '../domain/cash-request.ts';
import { breachOf, dayBreachOf, type LimitBreach, typedAmount } from '../domain/limits.ts';
import { limitsOf, type RequestLimits } from '../domain/policy.ts';
import { errors } from '../errors.ts';
import { askedToday } from '../queries/asked-today.ts';
import { readAccounts } from '../queries/read-balances.ts';
import { readPolicy } from '../queries/read-policy.ts';
import { readStanding, type Standing } from '../queries/read-standing.ts';
import { remainingRolling } from '../queries/remaining-rolling.ts';
import type { Asker } from './ask-deposit.ts';
import { insertRequest } from './cash-request-table.ts';
import { checkCashOutPass } from './check-cash-out-pass.ts';
import { moveMoney } from './move-money.ts';
import { requestCommand } from './request-command.ts';

export type WithdrawalWish = { requestId: string; amount: string; cashOutPass: string };

/**
 * Takes a member's wish to withdraw into the operators' queue and holds the money: from here on it
 * can be paid or given back, but not played.
 *
 * The password is asked of identity before the transaction begins, so that nothing is locked while
 * another service thinks, and nothing has happened when it is down.
 *
 * @throws Refusal C008, C010, C201 to C206, C209, C214 to C221, F001, U0011, TE99, NT99
 */
export async function askWithdrawal(
  deps: WalletDeps,
  asker: Asker,
  wish: WithdrawalWish,
): Promise<{ requestId: string }> {
  const { amount, limits } = await checkWish(deps, asker, wish);
  const payout = await checkCashOutPass(deps, asker.memberId, wish.cashOutPass);
  const now = deps.clock.now();
  const request: CashRequest = {
    requestId: wish.requestId,
    siteId: asker.siteId,
    memberId: asker.memberId,
    kind: requestKind.withdrawal,
    status: requestStatus.requested,
    amount,
    bonusAmount: 0n,
    reason: '',
    ...payout,
  };
  await withTransaction(deps.pool, async (tx) => {
    const today = await askedToday(tx, request, now);
    if (!(await holdWithdrawal(tx, request, now))) return;
    const breach = dayBreachOf(amount, today, limits);
    if (breach !== null) throw refusalOf(breach);
    await checkRolling(tx, asker.memberId, now);
  });
  return { requestId: request.requestId };
}

/**
 * Writes the request and holds its money. From then on the member's account is locked, so no
 * stake or deposit slips in behind what is checked next.
 *
 * @returns false when this very request is there already
 */
export async function holdWithdrawal(
  tx: pg.ClientBase,
  request: CashRequest,
  now: Date,
): Promise<boolean> {
  if (!(await insertRequest(tx, request, now))) return false;
  await moveMoney(tx, [requestCommand(request, 'withdrawal_hold')], now);
  return true;
}

/** All that needs neither the password nor the balance. */
async function checkWish(
  deps: WalletDeps,
  asker: Asker,
  wish: WithdrawalWish,
): Promise<{ amount: Won; limits: RequestLimits }> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'C206');
  if (!/^\d{4}$/.test(wish.cashOutPass)) throw refuse(errors, 'C204');
  const [{ policy }, standing] = await Promise.all([
    readPolicy(deps, asker.siteId),
    readStanding(deps, asker),
  ]);
  if (!policy.withdrawalOpen) throw refuse(errors, 'C201');
  checkMayWithdraw(standing);
  await checkDebts(deps, asker.memberId);
  checkBankHours(policy.bankHours, deps.clock.now());
  const { withdrawal: limits } = limitsOf(policy, standing.level);
  const breach = breachOf(amount, limits);
  if (breach !== null) throw refusalOf(breach);
  return { amount, limits };
}

/** Who excluded themselves from playing may still take their money home. */
function checkMayWithdraw(standing: Standing): void {
  if (standing.suspended) throw refuse(errors, 'U0011');
  if (standing.withdrawalBanned) throw refuse(errors, 'C203');
}

/** Said before the password is asked for; the account itself refuses whoever comes to owe meanwhile. */
async function checkDebts({ pool }: Pick<WalletDeps, 'pool'>, memberId: string): Promise<void> {
  const owed = (await readAccounts(pool, [memberId])).get(memberId)?.owed ?? 0n;
  if (owed > 0n) throw refuse(errors, 'C221', { owed: formatWon(owed) });
}

function checkBankHours(hours: BankHours, now: Date): void {
  if (!isBankClosed(koreaMinuteOfDay(now), hours)) return;
  const from = clockText(hours.closedFrom);
  throw refuse(errors, 'C219', { from, until: clockText(hours.closedUntil) });
}

/** What is met now is met for good, so that later checks begin with later deposits. */
async function checkRolling(tx: pg.ClientBase, memberId: string, now: Date): Promise<void> {
  const remaining = await remainingRolling(tx, memberId, now);
  if (remaining > 0n) throw refuse(errors, 'C216', { remaining: formatWon(remaining) });
  await tx.query(
    'update rolling_requirement set met_at = $2 where member_id = $1 and met_at is null',
    [memberId, now],
  );
}

const codes = {
  minimum: 'C214',
  unit: 'C215',
  maximum: 'C217',
  perDay: 'C218',
  requestsPerDay: 'C220',
} as const;

function refusalOf({ limit, value }: LimitBreach): Refusal {
  return refuse(errors, codes[limit], { limit: formatWon(value) });
}
