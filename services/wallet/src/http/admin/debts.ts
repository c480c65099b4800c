import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, rowsQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { writeOffDebt } from '../../actions/write-off-debt.ts';
import type { WalletDeps } from '../../deps.ts';
import { debtStates, listDebts } from '../../store/debts/list-debts.ts';
import { debtShape, debtShapeOf } from '../debts.ts';

const debtRow = debtShape.extend({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
  writtenOff: wonText,
  closedAt: z.iso.datetime().nullable().describe('When nothing was left of it'),
  reason: z.string().describe('Why it was written off'),
  writtenOffBy: z.string().describe('Login id of the operator'),
  agreedBy: z.string().describe('Login id of the second operator, where there was one'),
  waits: z.boolean().describe('A write-off waits for a second operator'),
});

nameSchemas({ AdminDebtView: debtRow });

const list = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/debts/list',
  summary: 'What members owe, open debts first',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    state: z.enum(debtStates).optional(),
    memberId: idText.optional(),
  }),
  data: listOf(debtRow).extend({ left: wonText.describe('Of all that the filter finds') }),
  async handle({ pool }, { body, caller }) {
    const { page, rows, state = null, memberId = null } = body;
    const query = { siteId: caller.siteId, state, memberId, page, rows };
    const { found, total, left } = await listDebts(pool, query);
    const shown = found.map((row) => ({
      ...row,
      ...debtShapeOf(row),
      writtenOff: row.writtenOff.toString(),
      closedAt: row.closedAt?.toISOString() ?? null,
    }));
    return { list: shown, pageInfo: pageInfo(page, total, rows), left: left.toString() };
  },
});

const writeOff = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/debts/writeOff',
  summary: 'Gives up what is left of a debt, or asks a second operator to agree',
  access: { permission: 'cash.adjust' },
  audits: true,
  movesMoney: true,
  idempotent: true,
  body: z.object({
    debtId: idText,
    reason: z.string().trim().max(200).refine(isPlainBlock, 'Has control characters.').default(''),
  }),
  data: z.object({
    outcome: z.enum(['applied', 'asked']).describe('asked: a second operator has to agree'),
    amount: wonText.describe('What was left of it'),
  }),
  refuses: ['W003', 'W012', 'W013', 'H404'],
  async handle(deps, { body, caller, audit, effectId }) {
    const { siteId, operatorId, loginId } = caller;
    const by = { siteId, operatorId, loginId, audit };
    const { outcome, amount } = await writeOffDebt(deps, by, { ...body, writeOffId: effectId });
    return { outcome, amount: amount.toString() };
  },
});

export const adminDebtRoutes = [list, writeOff] as const;
