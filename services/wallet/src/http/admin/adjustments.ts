import { refusalCodes } from '@noriter/four-eyes/decide-request';
import { requestStatuses } from '@noriter/four-eyes/request';
import { decisionReason, requestShape, requestView } from '@noriter/four-eyes/request-shape';
import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { adjustBalance } from '../../actions/adjust-balance.ts';
import { decideAdjustment } from '../../actions/decide-adjustment.ts';
import type { WalletDeps } from '../../deps.ts';
import { adjustmentDirections, cashDirections } from '../../domain/adjustment.ts';
import { requestRefusals } from '../../request-refusals.ts';
import { listAdjustments } from '../../store/adjustments/list-adjustments.ts';
import { balanceOf, balanceShape } from '../balances.ts';

const access = { permission: 'cash.adjust' } as const;
const reason = z
  .string()
  .trim()
  .max(200)
  .refine(isPlainBlock, 'Has control characters.')
  .default('');

const adjust = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/adjust',
  summary: "Adjusts a member's cash, or asks a second operator to approve",
  access,
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({
    memberId: idText,
    direction: z.enum(cashDirections),
    amount: wonText,
    reason,
  }),
  data: balanceShape.extend({
    outcome: z.enum(['applied', 'asked']).describe('asked: a second operator has to agree'),
    requestId: z.string().nullable().describe('Of the request to the second operator'),
  }),
  refuses: ['C202', 'W003', 'W400', 'W404', 'H404'],
  async handle(deps, { body, caller, audit, effectId }) {
    const { siteId, operatorId, loginId } = caller;
    const by = { siteId, operatorId, loginId, audit };
    const adjusted = await adjustBalance(deps, by, { ...body, adjustmentId: effectId });
    const { outcome, account } = adjusted;
    const requestId = outcome === 'asked' ? effectId : null;
    return { ...balanceOf(account), outcome, requestId };
  },
});

const adjustmentRow = z.object({
  requestId: z.string(),
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  direction: z.enum(adjustmentDirections).describe('write_off: of what the member owes'),
  amount: wonText,
  balance: wonText.describe('What the member has now'),
  owed: wonText.describe('What the member owes now'),
  ...requestShape,
});

nameSchemas({ AdjustmentView: adjustmentRow });

const list = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/adjustments/list',
  summary: 'Corrections that needed a second operator, waiting ones first',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    status: z.enum(requestStatuses).optional(),
    memberId: idText.optional(),
  }),
  data: listOf(adjustmentRow),
  async handle({ pool }, { body, caller }) {
    const { page, rows, status = null, memberId = null } = body;
    const query = { siteId: caller.siteId, status, memberId, page, rows };
    const { found, total } = await listAdjustments(pool, query);
    const shown = found.map((row) => ({
      ...row,
      amount: row.amount.toString(),
      balance: row.balance.toString(),
      owed: row.owed.toString(),
      ...requestView(row, caller.operatorId),
    }));
    return { list: shown, pageInfo: pageInfo(page, total, rows) };
  },
});

const moves = [
  { move: 'approve', summary: 'Agrees to a correction of another operator: the money moves' },
  { move: 'refuse', summary: 'Refuses a correction of another operator' },
  { move: 'withdraw', summary: 'Takes back a correction one asked for oneself' },
] as const;

const moveRoutes = moves.map(({ move, summary }) =>
  defineRoute<WalletDeps>()({
    path: `/api/admin/wallet/adjustments/${move}`,
    summary,
    access,
    audits: true,
    ...(move === 'approve' ? { approves: () => true } : {}),
    idempotent: true,
    body: z.object({ requestId: idText, reason: decisionReason }),
    data: z.object({ requestId: z.string(), status: z.enum(requestStatuses) }),
    refuses: [...refusalCodes(requestRefusals), 'C202', 'W012', 'W400', 'W404'],
    async handle(deps, { body, caller, audit }) {
      const { siteId, operatorId, loginId } = caller;
      const by = { siteId, operatorId, loginId, audit };
      const { requestId, status } = await decideAdjustment(deps, by, { ...body, move });
      return { requestId, status };
    },
  }),
);

export const adminAdjustmentRoutes = [adjust, list, ...moveRoutes];
