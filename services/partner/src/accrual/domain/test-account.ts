/**
 * Invariant: what was counted of an account before it became a test account is undone by what it takes out since, and
 * by no more. Else one flag, set between a deposit and its withdrawal, would leave the share of a deposit alone.
 */
import type { Won } from '@noriter/kit/money';
import type { CashMove } from './cash-move.ts';

/**
 * How much of a test account's move counts.
 *
 * @param nets what of each member counted as paid in more than as taken out; what undoes it is taken off
 */
export function undoneOf(
  nets: Map<string, Won>,
  { memberId, isDeposit, amount }: Pick<CashMove, 'memberId' | 'isDeposit' | 'amount'>,
): Won {
  const net = nets.get(memberId) ?? 0n;
  if (isDeposit || net <= 0n) return 0n;
  const undone = amount < net ? amount : net;
  nets.set(memberId, net - undone);
  return undone;
}
