import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { closeAsDealtWith } from '../actions/close-mismatch.ts';
import { faults } from '../domain/judge-grant.ts';
import { listMismatches } from '../store/list-mismatches.ts';
import { readProgress } from '../store/progress.ts';

const route = defineRoute<PromotionBase>();

const mismatch = z.object({
  commandId: z.string(),
  memberId: z.string(),
  grantId: z.string(),
  account: z.string().describe('The promotion’s account in the ledger'),
  kind: z.string(),
  amount: wonText,
  fault: z
    .enum(faults)
    .describe(
      'unknown: no grant asked for it; differs: another amount, member or promotion; missing: asked ' +
        'for and not in the ledger; refused: the ledger refused it; unnoted: the ledger has an ' +
        'outcome that is not known here',
    ),
  seenAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  closedReason: z.string().nullable().describe('Why an operator closed it'),
});

nameSchemas({ GrantMismatch: mismatch });

const list = route({
  path: '/api/admin/promotion/reconciliation/list',
  summary: 'What promotions of the site and the ledger do not agree on, open ones first',
  access: { permission: 'reconciliation.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(mismatch).extend({
    comparedTo: z.iso.datetime().describe('Until when both directions have been compared'),
  }),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const [{ rows, total }, { positionAt, grantsAt }] = await Promise.all([
      listMismatches(pool, { siteId, page }),
      readProgress(pool),
    ]);
    const comparedTo = new Date(Math.min(positionAt.getTime(), grantsAt.getTime()));
    return {
      list: rows.map((row) => ({
        ...row,
        amount: row.amount.toString(),
        seenAt: row.seenAt.toISOString(),
        resolvedAt: row.resolvedAt?.toISOString() ?? null,
      })),
      pageInfo: pageInfo(page, total),
      comparedTo: comparedTo.toISOString(),
    };
  },
});

const close = route({
  path: '/api/admin/promotion/reconciliation/close',
  summary: 'Closes a difference that was put right, with how',
  access: { permission: 'promotion.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ commandId: z.uuid(), reason: changeReason }),
  data: z.object({ commandId: z.string() }),
  refuses: ['H404'],
  async handle({ pool }, { body, caller: { siteId, operatorId }, audit }) {
    await closeAsDealtWith({ pool }, { siteId, operatorId, audit }, body);
    return { commandId: body.commandId };
  },
});

export const adminMismatchRoutes = [list, close] as const;
