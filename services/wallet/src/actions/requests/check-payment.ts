import { formatWon, type Won } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import type pg from 'pg';
import type { CashRequest } from '../../domain/requests/cash-request.ts';
import { errors } from '../../errors.ts';
import { lockAccounts } from '../../store/ledger/accounts.ts';
import { keptFromWithdrawing } from '../../store/members/bans.ts';
import { owedWhenProcessed, requestedAt } from '../../store/requests/cash-requests.ts';
import { rollingProgress } from '../../store/requests/rolling.ts';
import { lockRequirements } from '../../store/requests/rolling-requirements.ts';

/** What the operator was shown of a withdrawal that speaks against paying it. */
export type PaymentSeen = {
  /** How much may be left to stake; else 0. */
  rollingSeen?: Won | undefined;
  /** That its member may not withdraw. */
  keptSeen?: boolean | undefined;
};

/**
 * Lets a withdrawal be paid. Its request is locked.
 *
 * @returns what it is paid despite, for the audit
 * @throws Refusal W014, W017, W020
 */
export async function checkPayment(
  tx: pg.ClientBase,
  request: CashRequest,
  { rollingSeen = 0n, keptSeen = false }: PaymentSeen,
): Promise<object> {
  await checkDebts(tx, request);
  const kept = await checkKept(tx, request, keptSeen);
  const remaining = await checkTurnover(tx, request, rollingSeen);
  return {
    ...(remaining > 0n ? { rollingRemaining: remaining } : {}),
    ...(kept === null ? {} : { kept }),
  };
}

/**
 * A bet that counted when the withdrawal was asked for may have been undone since. Then it is paid only
 * by who knows how much is left; the bank may be paying already. What a bonus asks that came later is no
 * matter of this withdrawal.
 *
 * @returns what is left to stake
 */
async function checkTurnover(
  tx: pg.ClientBase,
  { requestId, memberId }: CashRequest,
  seen: Won,
): Promise<Won> {
  // The account first, in the order of who gives a bonus up.
  await lockAccounts(tx, [memberId]);
  await lockRequirements(tx, [memberId]);
  const until = await requestedAt(tx, requestId);
  const { remaining } = await rollingProgress(tx, memberId, until);
  if (remaining > seen) throw refuse(errors, 'W017', { remaining: formatWon(remaining) });
  return remaining;
}

/**
 * A member may have been banned or suspended since, by who knows that a thief asks. Then it is paid only by who knows
 * that; the bank may be paying already.
 *
 * @returns what keeps the member from withdrawing
 */
async function checkKept(tx: pg.ClientBase, { memberId }: CashRequest, seen: boolean) {
  const kept = await keptFromWithdrawing(tx, memberId);
  if (kept !== null && !seen) throw refuse(errors, 'W020');
  return kept;
}

/** Where an operator was at work on it before the debt arose, the bank may be paying already. */
async function checkDebts(tx: pg.ClientBase, { requestId, memberId }: CashRequest): Promise<void> {
  if (!(await owedWhenProcessed(tx, requestId))) return;
  const owed = (await lockAccounts(tx, [memberId])).get(memberId)?.owed ?? 0n;
  throw refuse(errors, 'W014', { owed: formatWon(owed) });
}
