import type { Clock } from '@noriter/kit/clock';
import { idText } from '@noriter/kit/id-text';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { pageQuery } from '@noriter/kit/paging';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import {
  type QueueFilter,
  type QueueRow,
  queueOrders,
} from '../../store/requests/list-request-queue.ts';
import { kindName, kindNumber, requestRow, requestRowOf, statusFilter } from '../request-rows.ts';

export const queueRow = requestRow.extend({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  level: z.number().int(),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number().int(),
  payoutChangedAt: z.iso
    .datetime()
    .nullable()
    .describe('When the account, or what protects it, was changed last before the request'),
  balance: wonText,
  owed: wonText.describe('What the member has to pay back'),
  rollingRemaining: wonText.describe(
    'Of an open withdrawal: turnover that fell away again since it was asked for',
  ),
  kept: z
    .enum(['suspended', 'banned'])
    .nullable()
    .describe('Of an open withdrawal: why its member may not withdraw any more'),
  processedBy: z.string().nullable().describe('Operator'),
});

export const { page, startDate, endDate } = pageQuery;

export const queueFilter = z.object({
  startDate,
  endDate,
  kind: kindName,
  status: statusFilter.optional(),
  search: z
    .string()
    .trim()
    .max(40)
    .default('')
    .describe("Part of a login id or nickname, or a request's id: whole, or its first ten digits"),
  memberId: idText.optional(),
  amountMin: wonText.optional(),
  amountMax: wonText.optional(),
  order: z.enum(queueOrders).default('queue'),
});

export const openCounts = z.object({ requested: z.number().int(), waiting: z.number().int() });

nameSchemas({
  AdminCashRequestView: queueRow,
  AdminCashRequestFilter: queueFilter,
  OpenRequests: openCounts,
});

/** An open request of yesterday must not hide: without days the queue has no days. */
export function filterOf(
  clock: Clock,
  siteId: string,
  body: z.output<typeof queueFilter>,
): QueueFilter {
  const always = body.startDate === undefined && body.endDate === undefined;
  const days = always
    ? { from: null, until: null }
    : koreaDayRange(body.startDate, body.endDate, clock);
  return {
    siteId,
    kind: kindNumber(body.kind),
    status: body.status ?? null,
    search: body.search,
    memberId: body.memberId ?? null,
    amountMin: body.amountMin ?? null,
    amountMax: body.amountMax ?? null,
    order: body.order,
    ...days,
  };
}

export function queueRowOf(row: QueueRow): z.input<typeof queueRow> {
  return {
    ...row,
    ...requestRowOf(row),
    balance: row.balance.toString(),
    owed: row.owed.toString(),
    rollingRemaining: row.rollingRemaining.toString(),
    payoutChangedAt: row.payoutChangedAt?.toISOString() ?? null,
  };
}
