/**
 * Invariant: a settlement that was paid has one applied row in the ledger, of its amount to its holder;
 * one that was taken back has a second one; one that was refused, or came to nothing, has none. And a
 * row of commission is one of a settlement.
 */
import type { LedgerEntry } from '@noriter/wallet-client/ledger';
import {
  paymentIdOf,
  REVERSAL_SUBJECT,
  reversalIdOf,
  SETTLEMENT_SUBJECT,
} from '../../close/domain/settlement-id.ts';
import type { SettlementKind } from '../../vocabulary/kinds.ts';
import type { Fault } from './difference.ts';

export type PaidSettlement = {
  readonly settlementId: string;
  readonly siteId: string;
  readonly holderId: string;
  readonly kind: SettlementKind;
  readonly payable: bigint;
  readonly state: string;
  readonly reversalsRefused: number;
};

type Rows = ReadonlyMap<string, LedgerEntry>;
type Verdict = { readonly fault: Fault; readonly found: bigint | null } | null;

/** What is wrong with what the ledger has of a settlement; null where nothing is. */
export function judgePayment(settlement: PaidSettlement, rows: Rows): Verdict {
  const { settlementId, payable, state } = settlement;
  const payment = rows.get(paymentIdOf(settlementId));
  const reversal = rows.get(reversalIdOf(settlement));
  if (payable === 0n) return isApplied(payment) ? differs(payment) : null;
  if (state === 'paying') return payment === undefined ? missing : unnoted(payment);
  if (state === 'refused') return isApplied(payment) ? differs(payment) : null;
  const paid = judgeRow(settlement, payment, false);
  if (paid !== null) return paid;
  if (state === 'reversed') return judgeRow(settlement, reversal, true);
  return isApplied(reversal) ? unnoted(reversal) : null;
}

/** Whether an applied row of commission is of the settlement it names. */
export function judgeCommission(
  row: LedgerEntry,
  settlement: PaidSettlement | undefined,
): Fault | null {
  if (settlement === undefined) return 'unknown';
  const { settlementId } = settlement;
  const isPayment =
    row.subjectType === SETTLEMENT_SUBJECT && row.commandId === paymentIdOf(settlementId);
  const isReversal =
    row.subjectType === REVERSAL_SUBJECT && row.commandId === reversalIdOf(settlement);
  if (!isPayment && !isReversal) return 'unknown';
  return judgeRow(settlement, row, isReversal)?.fault ?? null;
}

function judgeRow(
  { siteId, holderId, kind, payable }: PaidSettlement,
  row: LedgerEntry | undefined,
  isReversal: boolean,
): Verdict {
  if (row === undefined) return missing;
  if (row.refusal !== null) return { fault: 'refused', found: null };
  const asked = isReversal ? 'transfer_out' : kindOf(kind);
  const isSame =
    row.siteId === siteId &&
    row.memberId === holderId &&
    row.kind === asked &&
    row.amount === payable;
  return isSame ? null : differs(row);
}

const missing = { fault: 'missing', found: null } as const;

function differs({ amount }: LedgerEntry): Verdict {
  return { fault: 'differs', found: amount };
}

function unnoted({ amount }: LedgerEntry): Verdict {
  return { fault: 'unnoted', found: amount };
}

function isApplied(row: LedgerEntry | undefined): row is LedgerEntry {
  return row !== undefined && row.refusal === null;
}

/** A member's own rolling is points, everything else cash. */
function kindOf(kind: SettlementKind): string {
  return kind === 'self-rolling' ? 'points_grant' : 'commission_pay';
}
