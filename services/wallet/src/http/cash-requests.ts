import { idText } from '@noriter/kit/id-text';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { cancelRequest } from '../actions/requests/cancel-request.ts';
import { showDepositAccount } from '../actions/requests/show-deposit-account.ts';
import type { WalletDeps } from '../deps.ts';
import { listOwnRequests } from '../store/requests/list-own-requests.ts';
import { askIn, askOut } from './cash-wishes.ts';
import { kindName, kindNumber, requestRow, requestRowOf } from './request-rows.ts';

const getAccount = defineRoute<WalletDeps>()({
  path: '/api/cash/getAcc',
  summary: 'The bank account to send a deposit to',
  access: 'member',
  body: z.object({}),
  data: z.object({
    bankName: z.string(),
    accountNumber: z.string(),
    accountHolder: z.string(),
    expiresAt: z.iso.datetime(),
  }),
  refuses: ['C001', 'C004', 'C005', 'C109', 'C110', 'U0011', 'TE99', 'NT99'],
  async handle(deps, { caller }) {
    const { expiresAt, ...account } = await showDepositAccount(deps, caller);
    return { ...account, expiresAt: expiresAt.toISOString() };
  },
});

const listRequests = defineRoute<WalletDeps>()({
  path: '/api/cash/list',
  summary: "The member's deposits and withdrawals",
  access: 'member',
  body: z.object({ ...pageQuery, cashType: z.enum([...kindName.options, 'all']).default('all') }),
  data: listOf(requestRow),
  async handle(deps, { body: { cashType, page, startDate, endDate }, caller }) {
    const { rows, total } = await listOwnRequests(deps, {
      siteId: caller.siteId,
      memberId: caller.memberId,
      kind: cashType === 'all' ? null : kindNumber(cashType),
      page,
      ...koreaDayRange(startDate, endDate, deps.clock),
    });
    return { list: rows.map(requestRowOf), pageInfo: pageInfo(page, total) };
  },
});

const deleteRequest = defineRoute<WalletDeps>()({
  path: '/api/cash/del',
  summary: 'Cancels an open request, or takes a finished one out of the list',
  access: 'member',
  idempotent: true,
  body: z.object({ requestId: idText }),
  data: z.object({ requestId: z.string(), status: z.number().int() }),
  refuses: ['F001', 'T001', 'T999', 'H404'],
  handle: (deps, { body, caller }) => cancelRequest(deps, caller, body.requestId),
});

export const cashRequestRoutes = [askIn, askOut, getAccount, listRequests, deleteRequest] as const;
