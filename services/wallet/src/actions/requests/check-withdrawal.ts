import { koreaMinuteOfDay } from '@noriter/kit/korea-time';
import { formatWon, type Won } from '@noriter/kit/money';
import { type Refusal, refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { Requester, WalletDeps } from '../../deps.ts';
import { limitsOf, type RequestLimits } from '../../domain/policy/policy.ts';
import { type BankHours, clockText, isBankClosed } from '../../domain/requests/bank-hours.ts';
import { breachOf, type LimitBreach, typedAmount } from '../../domain/requests/limits.ts';
import { errors } from '../../errors.ts';
import { readPolicy } from '../../store/cash-policy.ts';
import { readAccounts } from '../../store/ledger/read-balances.ts';
import { keptFromWithdrawing } from '../../store/members/bans.ts';
import { readStanding, type Standing } from '../../store/members/read-standing.ts';
import { rollingProgress } from '../../store/requests/rolling.ts';

export type WithdrawalWish = { requestId: string; amount: string; cashOutPass: string };

/** All that needs neither the password nor the balance. */
export async function checkWish(
  deps: WalletDeps,
  requester: Requester,
  wish: WithdrawalWish,
): Promise<{ amount: Won; limits: RequestLimits }> {
  const amount = typedAmount(wish.amount);
  if (amount === undefined) throw refuse(errors, 'C206');
  if (!/^\d{4}$/.test(wish.cashOutPass)) throw refuse(errors, 'C204');
  const [{ policy }, standing] = await Promise.all([
    readPolicy(deps, requester.siteId),
    readStanding(deps, requester),
  ]);
  if (!policy.withdrawalOpen) throw refuse(errors, 'C201');
  checkMayWithdraw(standing);
  await checkDebts(deps, requester.memberId);
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

/**
 * The same once the money is held: who was kept from it while the password was checked gets it back. Who is kept from
 * it later is seen by whoever approves the withdrawal.
 */
export async function checkStillMayWithdraw(tx: pg.ClientBase, memberId: string): Promise<void> {
  const kept = await keptFromWithdrawing(tx, memberId);
  if (kept !== null) throw refuse(errors, kept === 'suspended' ? 'U0011' : 'C203');
}

/** Checked before the password; the account itself refuses whoever comes to owe meanwhile. */
async function checkDebts({ pool }: Pick<WalletDeps, 'pool'>, memberId: string): Promise<void> {
  const owed = (await readAccounts(pool, [memberId])).get(memberId)?.owed ?? 0n;
  if (owed > 0n) throw refuse(errors, 'C221', { owed: formatWon(owed) });
}

function checkBankHours(hours: BankHours, now: Date): void {
  if (!isBankClosed(koreaMinuteOfDay(now), hours)) return;
  const from = clockText(hours.closedFrom);
  throw refuse(errors, 'C219', { from, until: clockText(hours.closedUntil) });
}

export async function checkRolling(tx: pg.ClientBase, memberId: string): Promise<void> {
  const { remaining } = await rollingProgress(tx, memberId);
  if (remaining > 0n) throw refuse(errors, 'C216', { remaining: formatWon(remaining) });
}

const codes = {
  minimum: 'C214',
  unit: 'C215',
  maximum: 'C217',
  perDay: 'C218',
  requestsPerDay: 'C220',
} as const;

export function refusalOf({ limit, value }: LimitBreach): Refusal {
  return refuse(errors, codes[limit], { limit: formatWon(value) });
}
