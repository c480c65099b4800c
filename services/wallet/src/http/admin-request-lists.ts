import type { Clock } from '@noriter/kit/clock';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { countOpenRequests } from '../queries/count-open-requests.ts';
import {
  listRequestQueue,
  type QueueFilter,
  type QueueRow,
  queueOrders,
} from '../queries/list-request-queue.ts';
import { kindName, kindNumber, requestRow, requestRowOf, statusFilter } from './request-rows.ts';

/** More than this is no list for a person any more, and too much to let go at once. */
const EXPORT_ROWS_MAX = 5_000;

const queueRow = requestRow.extend({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  level: z.number().int(),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number().int(),
  balance: wonText,
  owed: wonText.describe('What the member has to pay back'),
  processedBy: z.string().nullable().describe('Operator'),
});

const { page, startDate, endDate } = pageQuery;

const queueFilter = z.object({
  startDate,
  endDate,
  kind: kindName,
  status: statusFilter.optional(),
  search: z
    .string()
    .trim()
    .max(40)
    .default('')
    .describe("Part of a login id or nickname, or a request's whole id"),
  memberId: z.uuid().optional(),
  amountMin: wonText.optional(),
  amountMax: wonText.optional(),
  order: z.enum(queueOrders).default('queue'),
});

const listQueue = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/list',
  summary: 'Deposits or withdrawals of the site, open ones first',
  access: { permission: 'cash.read' },
  audits: false,
  body: queueFilter.extend({ page, ...rowsQuery }),
  data: listOf(queueRow),
  async handle({ pool, clock }, { body, caller }) {
    const slice = pageSlice(body.page, body.rows);
    const found = await listRequestQueue(pool, filterOf(clock, caller.siteId, body), slice);
    const info = pageInfo(body.page, found.total, body.rows);
    return { list: found.rows.map(queueRowOf), pageInfo: info };
  },
});

const takeAway = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/export',
  summary: 'All requests a filter finds, up to 5,000; who took them is kept in the audit',
  access: { permission: 'data.export' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: queueFilter,
  data: z.object({ list: z.array(queueRow), total: z.number().int() }),
  async handle({ pool, clock }, { body, caller: { siteId }, audit }) {
    const slice = { limit: EXPORT_ROWS_MAX, offset: 0 };
    const { rows, total } = await listRequestQueue(pool, filterOf(clock, siteId, body), slice);
    await withTransaction(pool, (tx) =>
      audit(tx, {
        action: body.kind === 'in' ? 'deposit.export' : 'withdrawal.export',
        subject: `site:${siteId}`,
        before: null,
        after: { ...body, rows: rows.length },
      }),
    );
    return { list: rows.map(queueRowOf), total };
  },
});

const openCounts = z.object({ requested: z.number().int(), waiting: z.number().int() });

const counts = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/counts',
  summary: 'How many requests wait for an operator',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({}),
  data: z.object({
    deposits: openCounts,
    withdrawals: openCounts,
    adjustments: z.number().int().describe('Corrections that another operator asked for'),
  }),
  handle: ({ pool }, { caller }) => countOpenRequests(pool, caller),
});

const find = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/find',
  summary: 'A request by its whole id, whatever its kind; null when the site has none',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ requestId: z.uuid() }),
  data: z.object({ request: queueRow.nullable() }),
  async handle({ pool, clock }, { body, caller }) {
    const slice = { limit: 1, offset: 0 };
    const found = await Promise.all(
      (['in', 'out'] as const).map((kind) => {
        const search = body.requestId;
        const filter = queueFilter.parse({ kind, search });
        return listRequestQueue(pool, filterOf(clock, caller.siteId, filter), slice);
      }),
    );
    const row = found.flatMap(({ rows }) => rows)[0];
    return { request: row === undefined ? null : queueRowOf(row) };
  },
});

/** An open request of yesterday must not hide: without days the queue has no days. */
function filterOf(clock: Clock, siteId: string, body: z.output<typeof queueFilter>): QueueFilter {
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

function queueRowOf(row: QueueRow): z.input<typeof queueRow> {
  const { balance, owed } = row;
  return { ...row, ...requestRowOf(row), balance: balance.toString(), owed: owed.toString() };
}

export const adminRequestListRoutes = [listQueue, takeAway, counts, find] as const;
