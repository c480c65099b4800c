import { idText } from '@noriter/kit/id-text';
import { startExclusively } from '@noriter/kit/job-lock';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { categories } from '../../vocabulary/categories.ts';
import { closeAsDealtWith } from '../actions/close-difference.ts';
import { RECONCILE_JOB, reconcile } from '../actions/reconcile.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { checkNames, faults, figures } from '../domain/difference.ts';
import { type DifferenceRow, listDifferences } from '../store/list-differences.ts';
import { listRuns, type ReconciliationRun, runParts } from '../store/runs.ts';

const route = defineRoute<ReconciliationDeps>();
const REASON_LENGTH_MAX = 200;

const read = {
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: false,
} as const;

const runShape = z.object({
  runId: z.string(),
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  parts: runParts,
});

const differenceShape = z.object({
  differenceId: z.string(),
  check: z
    .enum(checkNames)
    .describe(
      'shares: of a bet; lines: a chain’s day and its accruals; partner-days, member-days: what ' +
        'they come to and the lines; payments: settlements in the ledger; commission: rows of it; ' +
        'bets: as in betting; rounds: as in the games gateway',
    ),
  siteId: z.string(),
  subject: z.string(),
  fault: z
    .enum(faults)
    .describe(
      'differs: other figures; missing: not in the ledger; refused: the ledger refused it; ' +
        'unnoted: decided there and not known here; unknown: nobody here asked for it, or nobody ' +
        'settled what is counted here; uncounted: settled and not counted here',
    ),
  figure: z.enum(figures),
  expected: signedWonText.nullable(),
  found: signedWonText.nullable(),
  day: z.string().nullable(),
  category: z.enum(categories).nullable(),
  memberId: z.string().nullable(),
  seenAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  closedReason: z.string().nullable().describe('Why an operator closed it'),
});

nameSchemas({ PartnerReconciliationRun: runShape, PartnerDifference: differenceShape });

const runs = route({
  ...read,
  path: '/api/admin/partner/reconciliation/runs',
  summary: 'What was compared with what, the newest runs first',
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(runShape),
  async handle({ pool }, { body: { page } }) {
    const { rows, total } = await listRuns(pool, page);
    return { list: rows.map(runOf), pageInfo: pageInfo(page, total) };
  },
});

const run = route({
  path: '/api/admin/partner/reconciliation/run',
  summary: 'Compares accruals, sums of days, settlements, the ledger, bets and rounds now',
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: true,
  rateLimit: { max: 6, windowMs: 60_000 },
  body: z.object({}),
  data: runShape,
  refuses: ['PT701'],
  async handle(deps, { audit }) {
    const work = () => reconcile(deps, new AbortController().signal);
    const started = await startExclusively(deps.pool, RECONCILE_JOB, work);
    if (started === null) throw refuse(errors, 'PT701');
    const done = runOf(await started.ended);
    const { runId, parts } = done;
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'partner-reconciliation.run',
        subject: `partner-reconciliation:${runId}`,
        before: null,
        after: { runId, differences: parts.reduce((sum, { found }) => sum + found, 0) },
      }),
    );
    return done;
  },
});

const differences = route({
  ...read,
  path: '/api/admin/partner/reconciliation/differences',
  summary: 'Where two sides do not agree, or did not',
  body: z.object({ ...pageOnlyQuery, isOpen: z.boolean().default(true) }),
  data: listOf(differenceShape),
  async handle({ pool }, { body: { page, isOpen } }) {
    const { rows, total } = await listDifferences(pool, { isOpen, page });
    return { list: rows.map(differenceOf), pageInfo: pageInfo(page, total) };
  },
});

const close = route({
  path: '/api/admin/partner/reconciliation/close',
  summary: 'Closes a difference that was put right, with how',
  access: { permission: 'partners.settle', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    differenceId: idText,
    reason: z
      .string()
      .trim()
      .min(1)
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .describe('How it was put right'),
  }),
  data: z.object({ differenceId: z.string() }),
  refuses: ['H404'],
  async handle({ pool }, { body, caller: { operatorId }, audit }) {
    await closeAsDealtWith({ pool }, { operatorId, audit }, body);
    return { differenceId: body.differenceId };
  },
});

function runOf({ startedAt, endedAt, ...one }: ReconciliationRun): z.input<typeof runShape> {
  return { ...one, startedAt: startedAt.toISOString(), endedAt: endedAt.toISOString() };
}

function differenceOf(row: DifferenceRow): z.input<typeof differenceShape> {
  return {
    ...row,
    expected: row.expected?.toString() ?? null,
    found: row.found?.toString() ?? null,
    seenAt: row.seenAt.toISOString(),
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
  };
}

export const adminReconciliationRoutes = [runs, run, differences, close] as const;
