import { koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { askDeposit } from '../actions/ask-deposit.ts';
import { askWithdrawal } from '../actions/ask-withdrawal.ts';
import { cancelRequest } from '../actions/cancel-request.ts';
import { showDepositAccount } from '../actions/show-deposit-account.ts';
import type { WalletDeps } from '../deps.ts';
import { listOwnRequests } from '../queries/list-own-requests.ts';
import { kindName, kindNumber, requestRow, requestRowOf } from './request-rows.ts';

/** Any text: what is no amount gets the business's own code, not a transport error. */
const typedAmount = z.string().max(30).default('').describe('Won, as a decimal string');

const askIn = defineRoute<WalletDeps>()({
  path: '/api/cash/in',
  summary: 'Asks for a deposit',
  access: 'member',
  idempotent: true,
  body: z.object({ amount: typedAmount }),
  data: z.object({ requestId: z.string() }),
  refuses: [
    'C001',
    'C002',
    'C003',
    'C004',
    'C101',
    'C102',
    'C103',
    'C104',
    'C105',
    'C106',
    'C107',
    'C108',
    'C109',
    'C110',
    'F001',
    'U0011',
    'TE99',
    'NT99',
  ],
  handle: (deps, { body, caller, effectId }) =>
    askDeposit(deps, caller, { requestId: effectId, amount: body.amount }),
});

const askOut = defineRoute<WalletDeps>()({
  path: '/api/cash/out',
  summary: 'Asks for a withdrawal and holds its money',
  access: 'member',
  idempotent: true,
  body: z.object({ amount: typedAmount, cashOutPass: z.string().max(20).default('') }),
  data: z.object({ requestId: z.string() }),
  refuses: [
    'C008',
    'C010',
    'C201',
    'C202',
    'C203',
    'C204',
    'C205',
    'C206',
    'C209',
    'C214',
    'C215',
    'C216',
    'C217',
    'C218',
    'C219',
    'C220',
    'C221',
    'F001',
    'U0011',
    'TE99',
    'NT99',
  ],
  handle: (deps, { body, caller, effectId }) =>
    askWithdrawal(deps, caller, { requestId: effectId, ...body }),
});

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
  body: z.object({ requestId: z.uuid() }),
  data: z.object({ requestId: z.string(), status: z.number().int() }),
  refuses: ['F001', 'H404'],
  handle: (deps, { body, caller }) => cancelRequest(deps, caller, body.requestId),
});

export const cashRequestRoutes = [askIn, askOut, getAccount, listRequests, deleteRequest] as const;
