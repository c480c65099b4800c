import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { changeReason } from '../../site/http/change-reason.ts';
import { closeAsDealtWith } from '../actions/close-mismatch.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { faults } from '../domain/judge-entry.ts';
import { listMismatches } from '../store/list-mismatches.ts';
import { readProgress } from '../store/progress.ts';

const route = defineRoute<ReconciliationDeps>();

const mismatch = z.object({
  commandId: z.string(),
  memberId: z.string(),
  slipId: z.string(),
  kind: z.string(),
  amount: wonText,
  fault: z
    .enum(faults)
    .describe(
      'unknown: no bet asked for it; differs: another amount or member; missing: asked for and not ' +
        'in the ledger; refused: the ledger refused it; unreturned: the stake of a refused slip',
    ),
  seenAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  closedReason: z.string().nullable().describe('Why an operator closed it'),
});

nameSchemas({ LedgerMismatch: mismatch });

const list = route({
  path: '/api/admin/betting/reconciliation/list',
  summary: 'What bets of the site and the ledger do not agree on, open ones first',
  access: { permission: 'reconciliation.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(mismatch).extend({
    comparedTo: z.iso.datetime().describe('Until when both directions have been compared'),
  }),
  async handle({ pool }, { body: { page }, caller: { siteId } }) {
    const [{ rows, total }, { positionAt, settledTo, decidedTo }] = await Promise.all([
      listMismatches(pool, { siteId, page }),
      readProgress(pool),
    ]);
    const times = [positionAt, settledTo, decidedTo].map((at) => at.getTime());
    return {
      list: rows.map((row) => ({
        ...row,
        amount: row.amount.toString(),
        seenAt: row.seenAt.toISOString(),
        resolvedAt: row.resolvedAt?.toISOString() ?? null,
      })),
      pageInfo: pageInfo(page, total),
      comparedTo: new Date(Math.min(...times)).toISOString(),
    };
  },
});

const close = route({
  path: '/api/admin/betting/reconciliation/close',
  summary: 'Closes a difference that was put right, with how',
  access: { permission: 'betting.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ commandId: z.uuid(), ...changeReason }),
  data: z.object({ commandId: z.string() }),
  refuses: ['H404'],
  async handle({ pool }, { body, caller: { siteId, operatorId }, audit }) {
    await closeAsDealtWith({ pool }, { siteId, operatorId, audit }, body);
    return { commandId: body.commandId };
  },
});

export const adminMismatchRoutes = [list, close] as const;
