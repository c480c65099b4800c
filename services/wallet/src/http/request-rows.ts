import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import {
  parseRequestStatus,
  type RequestKind,
  requestKind,
  requestStatus,
} from '../domain/requests/cash-request.ts';

/** in for deposits, out for withdrawals: the names of the specification's calls. */
export const kindName = z.enum(['in', 'out']);

/** A request as the member's list and the operators' queue both show it. */
export const requestRow = z.object({
  requestId: z.string(),
  kind: kindName,
  amount: wonText,
  bonusAmount: wonText,
  status: z
    .literal(Object.values(requestStatus))
    .describe('0 request, 2 waiting, 1 complete, -1 cancel, -2 a completed deposit taken back'),
  requestedAt: z.iso.datetime(),
  processedAt: z.iso.datetime().nullable(),
  reason: z.string(),
});

nameSchemas({ CashRequestView: requestRow });

export const statusFilter = z.literal(Object.values(requestStatus));

export function kindNumber(name: 'in' | 'out'): RequestKind {
  return name === 'in' ? requestKind.deposit : requestKind.withdrawal;
}

/** A row of the database as it goes over the wire. */
export function requestRowOf(row: {
  requestId: string;
  kind: number;
  amount: bigint;
  bonusAmount: bigint;
  status: number;
  requestedAt: Date;
  processedAt: Date | null;
  reason: string;
}): z.input<typeof requestRow> {
  return {
    requestId: row.requestId,
    kind: row.kind === requestKind.deposit ? 'in' : 'out',
    amount: row.amount.toString(),
    bonusAmount: row.bonusAmount.toString(),
    status: parseRequestStatus(row.status),
    requestedAt: row.requestedAt.toISOString(),
    processedAt: row.processedAt?.toISOString() ?? null,
    reason: row.reason,
  };
}
