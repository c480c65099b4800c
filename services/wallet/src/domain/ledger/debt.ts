/**
 * Invariant: a debt is paid by what comes to the member, the oldest first, until nothing is left of
 * it; what was collected, written off and is left make its amount at any time.
 */
import { deriveId } from '@noriter/kit/ids';
import type { Won } from '@noriter/kit/money';
import type { Command } from './command.ts';
import { makeCommand } from './make-command.ts';

/** The subject of a payment or write-off of a debt, in the ledger. */
export const DEBT_SUBJECT = 'debt';

export type Debt = {
  /** The id of the command that took back more than there was. */
  readonly debtId: string;
  readonly siteId: string;
  readonly memberId: string;
  /** What that money was for. */
  readonly subjectType: string;
  readonly subjectId: string;
  readonly product: string;
  readonly amount: Won;
  readonly collected: Won;
  readonly writtenOff: Won;
  readonly arisenAt: Date;
  readonly closedAt: Date | null;
};

export function leftOf({
  amount,
  collected,
  writtenOff,
}: Pick<Debt, 'amount' | 'collected' | 'writtenOff'>): Won {
  return amount - collected - writtenOff;
}

/** The debt a command makes, when it takes back more than there is. */
export function debtOf(command: Command, at: Date): Debt {
  const { commandId, siteId, memberId, subjectType, subjectId, product, amount } = command;
  return {
    debtId: commandId,
    siteId,
    memberId,
    subjectType,
    subjectId,
    product,
    amount,
    collected: 0n,
    writtenOff: 0n,
    arisenAt: at,
    closedAt: null,
  };
}

/** A debt after a command that pays or writes off a part of it; null when that is not its to do. */
export function debtAfter(debts: readonly Debt[], command: Command, at: Date): Debt | null {
  const debt = debts.find(({ debtId }) => debtId === command.subjectId);
  if (debt === undefined || command.subjectType !== DEBT_SUBJECT) return null;
  if (command.amount > leftOf(debt)) return null;
  const after =
    command.kind === 'debt_write_off'
      ? { ...debt, writtenOff: debt.writtenOff + command.amount }
      : { ...debt, collected: debt.collected + command.amount };
  return leftOf(after) === 0n ? { ...after, closedAt: at } : after;
}

/**
 * What the cash that is there pays of the debts. Each payment's id follows from what brought the
 * money and from the debt, so one movement of money pays each debt once, however often it is sent.
 */
export function paymentsDue(
  cash: Won,
  debts: readonly Debt[],
  { commandId: causeId }: Pick<Command, 'commandId'>,
): Command[] {
  const payments: Command[] = [];
  let there = cash;
  for (const debt of debts) {
    if (there === 0n) break;
    const left = leftOf(debt);
    const amount = left - there > 0n ? there : left;
    there -= amount;
    payments.push(
      makeCommand({
        commandId: deriveId('debt-payment', `${causeId}:${debt.debtId}`),
        siteId: debt.siteId,
        memberId: debt.memberId,
        kind: 'debt_payment',
        amount,
        subjectType: DEBT_SUBJECT,
        subjectId: debt.debtId,
      }),
    );
  }
  return payments;
}
