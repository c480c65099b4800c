import { idText } from '@noriter/kit/id-text';
import { listOf, pageInfo, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../../deps.ts';
import { countOpenRequests } from '../../store/requests/count-open-requests.ts';
import { listRequestQueue } from '../../store/requests/list-request-queue.ts';
import { filterOf, openCounts, page, queueFilter, queueRow, queueRowOf } from './queue-views.ts';

/** More than this is no list for a person any more, and too much to let go at once. */
const EXPORT_ROWS_MAX = 5_000;

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
  body: z.object({ requestId: idText }),
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

export const adminRequestListRoutes = [listQueue, takeAway, counts, find] as const;
