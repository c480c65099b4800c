import type pg from 'pg';
import type { Outcome } from '../../domain/ledger/batch.ts';
import { askedOf } from '../../domain/requests/turnover-condition.ts';
import { insertRequirements } from '../../store/requests/rolling-requirements.ts';

/**
 * Writes what the bonuses of a batch ask to be staked, in the transaction that gives them: once, with
 * the command that was applied, and for what did not pay a debt at once.
 *
 * @param fresh the batch's outcomes in their order, each followed by the debts it paid
 */
export async function requireBonusTurnover(
  tx: pg.ClientBase,
  fresh: readonly Outcome[],
  at: Date,
): Promise<void> {
  const asked = fresh.flatMap((outcome, index) => {
    const { command, refusal } = outcome;
    const { turnover, commandId, siteId, memberId, amount } = command;
    if (turnover === null || refusal !== null) return [];
    const payments = paymentsAfter(fresh, index);
    const paid = payments.map((payment) => payment.command);
    const required = askedOf(command, paid);
    if (required === 0n) return [];
    const paidOff = paid.reduce((sum, one) => sum + one.amount, 0n);
    const cashAfter = (payments.at(-1) ?? outcome).account.cash;
    const { subjectId, from: counterAccount } = command;
    const of = { subjectId, counterAccount, bonus: amount - paidOff, cashAfter };
    return [{ ...turnover, requirementOf: commandId, siteId, memberId, required, at, of }];
  });
  if (asked.length > 0) await insertRequirements(tx, asked);
}

/** The payments of debts that follow an outcome. */
function paymentsAfter(fresh: readonly Outcome[], index: number): readonly Outcome[] {
  const after = fresh.slice(index + 1);
  const end = after.findIndex(({ command }) => command.kind !== 'debt_payment');
  return end === -1 ? after : after.slice(0, end);
}
