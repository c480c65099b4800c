/**
 * Invariant: a transfer is one debit and one credit of the same amount. The debit decides: refused, and
 * nothing moved; taken, and the credit follows for certain. Giving debits the partner, taking back the
 * other side.
 */
import { deriveId } from '@noriter/kit/ids';
import { formatWon, type Won } from '@noriter/kit/money';
import type { TransferMove } from '../../accrual/domain/cash-move.ts';

export const TRANSFER_SUBJECT = 'partner-transfer';

export const transferKinds = ['give', 'take'] as const;
export type TransferKind = (typeof transferKinds)[number];
export type TransferState = 'pending' | 'debited' | 'done' | 'refused';

/** The result codes of each kind, by what is wrong. */
export const transferCodes = {
  give: { permission: 'C301', other: 'C302', amount: 'C303', short: 'C601' },
  take: { permission: 'C401', other: 'C402', amount: 'C403', short: 'C701' },
} as const;

/** The wallet's commands of a transfer. */
export function debitIdOf(transferId: string): string {
  return deriveId('partner-transfer-out', transferId);
}

export function creditIdOf(transferId: string): string {
  return deriveId('partner-transfer-in', transferId);
}

type Moved = {
  readonly transferId: string;
  readonly siteId: string;
  readonly fromId: string;
  readonly toId: string;
  readonly amount: Won;
};

/**
 * What a transfer is to those above members: money that came in to whom it was given, and went out of whom it was
 * taken, be it by a partner or as a gift to another member. Else the same money would be paid in again and again, by
 * way of a partner, and share each time; or be paid in below one partner and out below another one. How much of it
 * counts, accrual says. Nothing between partners.
 */
export function cashMovesOf(
  { transferId, siteId, fromId, toId, amount }: Moved,
  tierOf: (memberId: string) => number,
  at: Date,
): TransferMove[] {
  const sides = [
    { memberId: fromId, isDeposit: false },
    { memberId: toId, isDeposit: true },
  ];
  return sides
    .filter(({ memberId }) => tierOf(memberId) === 0)
    .map((side) => {
      const requestId = deriveId('partner-transfer-cash', `${transferId} ${side.isDeposit}`);
      return { ...side, requestId, transferId, siteId, amount, at };
    });
}

export type AmountLimit = {
  readonly amountMin: Won;
  readonly amountMax: Won;
  readonly dayMax: Won;
};

/** Won of a typed amount; null for no amount, or one outside of the limits of the tier or the day. */
export function allowedAmount(text: string, limit: AmountLimit, movedToday: Won): Won | null {
  if (!/^\d{1,15}$/.test(text)) return null;
  const amount = BigInt(text);
  const isWithin = amount > 0n && amount >= limit.amountMin && amount <= limit.amountMax;
  return isWithin && movedToday + amount <= limit.dayMax ? amount : null;
}

export function limitTexts({ amountMin, amountMax, dayMax }: AmountLimit) {
  return { min: formatWon(amountMin), max: formatWon(amountMax), day: formatWon(dayMax) };
}
