import { withTransaction } from '@noriter/kit/postgres';
import type { SecretKey } from '@noriter/kit/secret-keys';
import type pg from 'pg';
import { checkCashOutPass } from '../../clients/withdrawal-password.ts';
import { keysOfListeners } from '../../command-keys.ts';
import type { Requester, WalletDeps } from '../../deps.ts';
import {
  type CashRequest,
  noBonus,
  requestKind,
  requestStatus,
} from '../../domain/requests/cash-request.ts';
import { dayBreachOf } from '../../domain/requests/limits.ts';
import { requestCommand } from '../../domain/requests/request-command.ts';
import { insertRequest } from '../../store/requests/insert-request.ts';
import { requestedToday } from '../../store/requests/requested-today.ts';
import { moveMoney } from '../steps/move-money.ts';
import {
  checkRolling,
  checkStillMayWithdraw,
  checkWish,
  refusalOf,
  type WithdrawalWish,
} from './check-withdrawal.ts';

/**
 * Takes a member's wish to withdraw into the operators' queue and holds the money: from here on it
 * can be paid or given back, but not played.
 *
 * Identity checks the password before the transaction begins, so that no row is locked during the
 * call, and nothing has happened when identity is down.
 *
 * @throws Refusal C008, C010, C201 to C206, C209, C214 to C221, C231, F001, U0011, TE99, NT99
 */
export async function requestWithdrawal(
  deps: WalletDeps,
  requester: Requester,
  wish: WithdrawalWish,
): Promise<{ requestId: string }> {
  const { amount, limits } = await checkWish(deps, requester, wish);
  const payout = await checkCashOutPass(deps, requester.memberId, wish.cashOutPass);
  const now = deps.clock.now();
  const request: CashRequest = {
    requestId: wish.requestId,
    siteId: requester.siteId,
    memberId: requester.memberId,
    kind: requestKind.withdrawal,
    status: requestStatus.requested,
    amount,
    bonusAmount: 0n,
    ...noBonus,
    reason: '',
    ...payout,
  };
  const provenWith = keysOfListeners(deps.config.COMMAND_KEYS);
  await withTransaction(deps.pool, async (tx) => {
    const today = await requestedToday(tx, request, now);
    if (!(await holdWithdrawal(tx, request, { at: now, provenWith }))) return;
    const breach = dayBreachOf(amount, today, limits);
    if (breach !== null) throw refusalOf(breach);
    await checkStillMayWithdraw(tx, requester.memberId);
    await checkRolling(tx, requester.memberId);
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
  news: { at: Date; provenWith: readonly SecretKey[] },
): Promise<boolean> {
  if (!(await insertRequest(tx, request, news))) return false;
  await moveMoney(tx, [requestCommand(request, 'withdrawal_hold')], news.at);
  return true;
}
