import { deriveId } from '@noriter/kit/ids';
import type { SettlementKind } from '../../vocabulary/kinds.ts';

/** What payments are for, in the ledger. */
export const SETTLEMENT_SUBJECT = 'partner-settlement';
export const REVERSAL_SUBJECT = 'partner-reversal';

type Reversible = { readonly settlementId: string; readonly reversalsRefused: number };

type Of = { readonly holderId: string; readonly kind: SettlementKind; readonly fromDay: string };

/** One for each period, holder, kind and first day, however often the job comes back to it. */
export function settlementIdOf(periodId: string, { holderId, kind, fromDay }: Of): string {
  return deriveId('partner-settlement', `${periodId} ${holderId} ${kind} ${fromDay}`);
}

/** The wallet's command that pays a settlement. */
export function paymentIdOf(settlementId: string): string {
  return deriveId('partner-payment', settlementId);
}

/** The wallet answers a command as it did before: what is asked for after a refusal is another one. */
export function reversalIdOf({ settlementId, reversalsRefused }: Reversible): string {
  const again = reversalsRefused === 0 ? '' : ` ${reversalsRefused}`;
  return deriveId('partner-reversal', `${settlementId}${again}`);
}
