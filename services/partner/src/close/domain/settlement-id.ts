import { deriveId } from '@noriter/kit/ids';
import type { SettlementKind } from '../../vocabulary/kinds.ts';

/** What payments are for, in the ledger. */
export const SETTLEMENT_SUBJECT = 'partner-settlement';
export const REVERSAL_SUBJECT = 'partner-reversal';

type Of = { readonly holderId: string; readonly kind: SettlementKind; readonly fromDay: string };

/** One for each period, holder, kind and first day, however often the job comes back to it. */
export function settlementIdOf(periodId: string, { holderId, kind, fromDay }: Of): string {
  return deriveId('partner-settlement', `${periodId} ${holderId} ${kind} ${fromDay}`);
}

/** The wallet's command that pays a settlement, and the one that takes it back. */
export function paymentIdOf(settlementId: string): string {
  return deriveId('partner-payment', settlementId);
}

export function reversalIdOf(settlementId: string): string {
  return deriveId('partner-reversal', settlementId);
}
