import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { reconcile } from '../actions/reconcile.ts';
import type { WalletDeps } from '../deps.ts';
import {
  checkResults,
  latestReconciliation,
  listReconciliations,
  type ReconciliationRun,
} from '../queries/latest-reconciliation.ts';
import { checkNames } from '../queries/reconciliation-checks.ts';
import { findViolations } from '../queries/reconciliation-violations.ts';

const runShape = z.object({
  runId: z.string(),
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  violations: z.number().int(),
  checks: checkResults,
});

const latest = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/latest',
  summary: 'What the last check of what must always hold found',
  access: { permission: 'reconciliation.read' },
  audits: false,
  body: z.object({}),
  data: z.object({ run: runShape.nullable() }),
  async handle(deps) {
    const run = await latestReconciliation(deps);
    return { run: run === null ? null : runOf(run) };
  },
});

const run = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/run',
  summary: 'Checks now what must always hold',
  access: { permission: 'reconciliation.read' },
  audits: true,
  rateLimit: { max: 6, windowMs: 60_000 },
  body: z.object({}),
  data: z.object({ run: runShape }),
  async handle(deps, { caller, audit }) {
    const before = await latestReconciliation(deps);
    const done = await reconcile(deps);
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'reconciliation.run',
        subject: `site:${caller.siteId}`,
        before: before && { runId: before.runId, violations: before.violations },
        after: { runId: done.runId, violations: done.violations },
      }),
    );
    return { run: runOf(done) };
  },
});

const list = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/list',
  summary: 'The checks there were of what must always hold, the newest first',
  access: { permission: 'reconciliation.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery }),
  data: listOf(runShape),
  async handle(deps, { body: { page } }) {
    const { runs, total } = await listReconciliations(deps, page);
    return { list: runs.map(runOf), pageInfo: pageInfo(page, total) };
  },
});

const violations = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/violations',
  summary: 'What one check finds now, row by row',
  access: { permission: 'reconciliation.read' },
  audits: false,
  rateLimit: { max: 12, windowMs: 60_000 },
  body: z.object({ check: z.enum(checkNames) }),
  data: z.object({
    total: z.number().int(),
    violations: z.array(z.object({ subject: z.string(), detail: z.string() })),
  }),
  handle: ({ pool }, { body }) => findViolations(pool, body.check),
});

function runOf(one: ReconciliationRun): z.input<typeof runShape> {
  return {
    ...one,
    startedAt: one.startedAt.toISOString(),
    finishedAt: one.finishedAt.toISOString(),
  };
}

export const adminReconciliationRoutes = [latest, list, run, violations] as const;
