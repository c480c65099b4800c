import { idText } from '@noriter/kit/id-text';
import { startExclusively } from '@noriter/kit/job-lock';
import { koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageQuery, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { RECONCILE_JOB, reconcileVendor } from '../actions/reconcile-vendor.ts';
import type { ReconciliationDeps } from '../deps.ts';
import { differenceKinds } from '../domain/difference.ts';
import {
  type DifferenceRow,
  listDifferences,
  listRuns,
  type Run,
  resolveDifference,
} from '../store/reconciliations.ts';

const route = defineRoute<ReconciliationDeps>();
const RUNS_MAX = 50;
const NOTE_LENGTH_MAX = 500;
/** What is compared is held in memory, beside the calls of vendors that are answered meanwhile. */
const DAYS_MAX = 31;
const DAY_MS = 24 * 3_600_000;

const runShape = z.object({
  runId: idText,
  vendorKey: z.string(),
  from: z.iso.datetime(),
  until: z.iso.datetime(),
  matched: z.int(),
  differences: z.int(),
  state: z.enum(['done', 'failed']),
  problem: z.string(),
  startedAt: z.iso.datetime(),
});

const differenceShape = z.object({
  vendorKey: z.string(),
  vendorTransactionId: z.string(),
  kind: z.enum(differenceKinds),
  verb: z.string(),
  memberId: idText.nullable(),
  loginId: z.string().nullable(),
  ours: signedWonText.nullable(),
  theirs: signedWonText.nullable(),
  foundAt: z.iso.datetime(),
  resolvedAt: z.iso.datetime().nullable(),
  note: z.string(),
});

const runRowOf = ({ from, until, startedAt, ...run }: Run) => ({
  ...run,
  from: from.toISOString(),
  until: until.toISOString(),
  startedAt: startedAt.toISOString(),
});

const differenceRowOf = ({ foundAt, resolvedAt, ...row }: DifferenceRow) => ({
  ...row,
  foundAt: foundAt.toISOString(),
  resolvedAt: resolvedAt?.toISOString() ?? null,
});

const runs = route({
  path: '/api/admin/games/reconciliation',
  summary: "The last comparisons with vendors' feeds",
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: false,
  body: z.object({}),
  data: z.object({ list: z.array(runShape) }),
  handle: async ({ pool }) => ({ list: (await listRuns(pool, RUNS_MAX)).map(runRowOf) }),
});

const run = route({
  path: '/api/admin/games/reconciliation/run',
  summary: "Compares our record of some days with a vendor's feed now",
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: z.object({
    vendorKey: z.string().max(40),
    startDate: pageQuery.startDate.describe(`The last ${DAYS_MAX} days of what was asked, at most`),
    endDate: pageQuery.endDate,
  }),
  data: runShape,
  refuses: ['G002', 'G011'],
  async handle(deps, { body: { vendorKey, startDate, endDate }, audit }) {
    if (deps.vendors.get(vendorKey) === undefined) throw refuse(errors, 'G002');
    const { from, until } = koreaDayRange(startDate, endDate, deps.clock);
    const first = new Date(Math.max(from.getTime(), until.getTime() - DAYS_MAX * DAY_MS));
    const work = () => reconcileVendor(deps, vendorKey, { from: first, until });
    const started = await startExclusively(deps.pool, RECONCILE_JOB, work);
    if (started === null) throw refuse(errors, 'G011');
    const after = runRowOf(await started.ended);
    const subject = `game-vendor:${vendorKey}`;
    await withTransaction(deps.pool, (tx) =>
      audit(tx, { action: 'game-reconciliation.run', subject, before: null, after }),
    );
    return after;
  },
});

const differences = route({
  path: '/api/admin/games/differences',
  summary: "Where vendors' feeds and our record disagree",
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    vendorKey: z.string().max(40).optional(),
    isOpen: z.boolean().default(true),
  }),
  data: listOf(differenceShape),
  async handle({ pool }, { body: { page, rows, vendorKey, isOpen } }) {
    const filter = { vendorKey: vendorKey || undefined, isOpen };
    const found = await listDifferences(pool, filter, page, rows);
    return { list: found.rows.map(differenceRowOf), pageInfo: pageInfo(page, found.total, rows) };
  },
});

const resolve = route({
  path: '/api/admin/games/differences/resolve',
  summary: 'Notes how a difference was worked through; it stays in the history',
  access: { permission: 'betting.manage', scope: 'platform' },
  audits: true,
  idempotent: true,
  body: z.object({
    vendorKey: z.string().max(40),
    vendorTransactionId: z.string().max(128),
    kind: z.enum(differenceKinds),
    verb: z.string().max(40),
    note: z.string().min(1).max(NOTE_LENGTH_MAX).refine(isPlainBlock, 'Has control characters.'),
  }),
  data: z.object({}),
  refuses: ['G005', 'C999'],
  async handle({ pool, clock }, { body: { note, ...name }, caller, audit }) {
    const by = caller.operatorId;
    await withTransaction(pool, async (tx) => {
      if (!(await resolveDifference(tx, name, { by, note, at: clock.now() }))) {
        throw refuse(errors, 'G005');
      }
      const subject = `game-difference:${name.vendorKey}:${name.vendorTransactionId}`;
      await audit(tx, {
        action: 'game-difference.resolve',
        subject,
        before: null,
        after: { note },
      });
    });
    return {};
  },
});

export const reconciliationRoutes = [runs, run, differences, resolve] as const;
