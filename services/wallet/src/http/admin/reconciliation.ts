import { type Started, startExclusively } from '@noriter/kit/job-lock';
import { listOf, pageInfo, pageOnlyQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { reconcile } from '../../actions/reconcile.ts';
import type { WalletDeps } from '../../deps.ts';
import { errors } from '../../errors.ts';
import { reconcileJobs } from '../../jobs/reconcile.ts';
import { checkNames, type Scope, scopes } from '../../store/reconciliation/check-queries.ts';
import {
  checkResults,
  latestReconciliation,
  listReconciliations,
  type ReconciliationRun,
} from '../../store/reconciliation/runs.ts';
import { findViolations } from '../../store/reconciliation/violations.ts';

const scope = z
  .enum(scopes)
  .describe('new: the proven part of the ledger and what came since; all: every row there is');

const runShape = z.object({
  runId: z.string(),
  scope,
  startedAt: z.iso.datetime(),
  finishedAt: z.iso.datetime(),
  violations: z.number().int(),
  checks: checkResults,
});

nameSchemas({ ReconciliationRun: runShape });

const latest = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/latest',
  summary: 'What the last check of what must always hold found',
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: false,
  body: z.object({}),
  data: z.object({
    run: runShape.nullable().describe('The last one of what is new'),
    proof: runShape.nullable().describe('The last one of every row'),
  }),
  async handle(deps) {
    const [last, proof] = await Promise.all([
      latestReconciliation(deps, 'new'),
      latestReconciliation(deps, 'all'),
    ]);
    return { run: last && runOf(last), proof: proof && runOf(proof) };
  },
});

const run = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/run',
  summary: 'Checks now what must always hold; a check of every row goes on after the answer',
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: true,
  rateLimit: { max: 6, windowMs: 60_000 },
  body: z.object({ scope: scope.default('new') }),
  data: z.object({
    run: runShape.nullable().describe('Null of every row: it is listed when done'),
  }),
  refuses: ['W015'],
  async handle(deps, { body, caller, audit }) {
    const before = await latestReconciliation(deps, body.scope);
    const done = body.scope === 'new' ? await runNew(deps) : await startProof(deps);
    await withTransaction(deps.pool, (tx) =>
      audit(tx, {
        action: 'reconciliation.run',
        subject: `site:${caller.siteId}`,
        before: before && { runId: before.runId, violations: before.violations },
        after: {
          scope: body.scope,
          ...(done && { runId: done.runId, violations: done.violations }),
        },
      }),
    );
    return { run: done && runOf(done) };
  },
});

async function runNew(deps: WalletDeps): Promise<ReconciliationRun> {
  return (await startRun(deps, 'new')).ended;
}

/** Of a long ledger it lasts longer than anybody waits for an answer. */
async function startProof(deps: WalletDeps): Promise<null> {
  const { ended } = await startRun(deps, 'all');
  ended.catch((error: unknown) => deps.log.error({ err: error }, 'a reconciliation failed'));
  return null;
}

/** @throws Refusal W015 when the job, or somebody else, is at it */
async function startRun(deps: WalletDeps, of: Scope): Promise<Started<ReconciliationRun>> {
  const run = () => reconcile(deps, { scope: of });
  const started = await startExclusively(deps.pool, reconcileJobs[of], run);
  if (started === null) throw refuse(errors, 'W015');
  return started;
}

const list = defineRoute<WalletDeps>()({
  path: '/api/admin/reconciliation/list',
  summary: 'The checks there were of what must always hold, the newest first',
  access: { permission: 'reconciliation.read', scope: 'platform' },
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
  access: { permission: 'reconciliation.read', scope: 'platform' },
  audits: false,
  rateLimit: { max: 12, windowMs: 60_000 },
  body: z.object({ check: z.enum(checkNames) }),
  data: z.object({
    total: z.number().int(),
    violations: z.array(z.object({ subject: z.string(), detail: z.string() })),
  }),
  async handle(deps, { body: { check } }) {
    const proof = await latestReconciliation(deps, 'all');
    const isOfAll = proof?.checks.some((one) => one.check === check && one.violations > 0) === true;
    const now = deps.clock.now();
    return findViolations(deps.pool, check, { scope: isOfAll ? 'all' : 'new', now });
  },
});

function runOf(one: ReconciliationRun): z.input<typeof runShape> {
  return {
    ...one,
    startedAt: one.startedAt.toISOString(),
    finishedAt: one.finishedAt.toISOString(),
  };
}

export const adminReconciliationRoutes = [latest, list, run, violations] as const;
