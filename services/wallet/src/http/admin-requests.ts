import { koreaDayRange } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { decideRequest } from '../actions/decide-request.ts';
import type { WalletDeps } from '../deps.ts';
import { countOpenRequests } from '../queries/count-open-requests.ts';
import { listRequestQueue } from '../queries/list-request-queue.ts';
import { kindName, kindNumber, requestRow, requestRowOf, statusFilter } from './request-rows.ts';

const queueRow = requestRow.extend({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  level: z.number().int(),
  payoutAccountMasked: z.string(),
  payoutAccountVersion: z.number().int(),
  balance: wonText,
  processedBy: z.string().nullable().describe('Operator'),
});

const listQueue = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/list',
  summary: 'Deposits or withdrawals of the site, open ones first',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({
    ...pageQuery,
    kind: kindName,
    status: statusFilter.optional(),
    search: z.string().trim().max(40).default('').describe('Part of a login id or nickname'),
  }),
  data: listOf(queueRow),
  async handle({ pool, clock }, { body, caller }) {
    const { kind, status, search, page, startDate, endDate } = body;
    // An open request of yesterday must not hide: without days the queue has no days.
    const always = startDate === undefined && endDate === undefined;
    const days = always ? { from: null, until: null } : koreaDayRange(startDate, endDate, clock);
    const { rows, total } = await listRequestQueue(pool, {
      siteId: caller.siteId,
      kind: kindNumber(kind),
      status: status ?? null,
      search,
      page,
      ...days,
    });
    const list = rows.map((row) => ({
      ...row,
      ...requestRowOf(row),
      balance: row.balance.toString(),
    }));
    return { list, pageInfo: pageInfo(page, total) };
  },
});

const openCounts = z.object({ requested: z.number().int(), waiting: z.number().int() });

const counts = defineRoute<WalletDeps>()({
  path: '/api/admin/cash/counts',
  summary: 'How many requests wait for an operator',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({}),
  data: z.object({ deposits: openCounts, withdrawals: openCounts }),
  handle: ({ pool }, { caller }) => countOpenRequests(pool, caller.siteId),
});

const moves = [
  { move: 'wait', summary: 'Puts a request on waiting' },
  { move: 'approve', summary: 'Approves a waiting request: the money moves' },
  { move: 'reject', summary: 'Rejects a waiting request; held money goes back' },
] as const;

const moveRoutes = moves.map(({ move, summary }) =>
  defineRoute<WalletDeps>()({
    path: `/api/admin/cash/${move}`,
    summary,
    access: { permission: 'cash.decide' },
    audits: true,
    idempotent: true,
    body: z.object({ requestId: z.uuid(), reason: z.string().trim().max(200).default('') }),
    data: z.object({ requestId: z.string(), status: z.number().int() }),
    refuses: ['T001', 'T999', 'W003', 'H404'],
    async handle(deps, { body, caller, audit }) {
      const { siteId, operatorId } = caller;
      const decision = { requestId: body.requestId, move, reason: body.reason };
      const { requestId, status } = await decideRequest(
        deps,
        { siteId, operatorId, audit },
        decision,
      );
      return { requestId, status };
    },
  }),
);

export const adminRequestRoutes = [listQueue, counts, ...moveRoutes];
