import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { checkNames, scopes } from './check-queries.ts';

type LastRun = { scope: string; finishedAt: Date; violations: Record<string, number> };

/**
 * Read from the runs at each scrape: every process shows the same, one that has just started too, and
 * a run that failed leaves what the last whole one found, with its time.
 */
export function openReconciliationGauges({ pool, metrics }: { pool: pg.Pool; metrics: Registry }) {
  new Gauge({
    name: 'noriter_wallet_reconciliation_violations',
    help: 'Violations the last reconciliation found',
    labelNames: ['check', 'scope'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const { scope, violations } of await lastRuns(pool)) {
        for (const check of checkNames) this.set({ check, scope }, violations[check] ?? 0);
      }
    },
  });
  new Gauge({
    name: 'noriter_wallet_reconciliation_last_success_timestamp_seconds',
    help: 'When the last reconciliation that ran to its end did so',
    labelNames: ['scope'],
    registers: [metrics],
    async collect() {
      this.reset();
      for (const scope of scopes) this.set({ scope }, 0);
      for (const { scope, finishedAt } of await lastRuns(pool)) {
        this.set({ scope }, finishedAt.getTime() / 1000);
      }
    },
  });
}

async function lastRuns(pool: pg.Pool): Promise<LastRun[]> {
  const { rows } = await pool.query<LastRun>(
    `select scope, finished_at as "finishedAt",
       (select jsonb_object_agg(one ->> 'check', (one ->> 'violations')::int)
        from jsonb_array_elements(checks) as one) as violations
     from unnest($1::text[]) as scopes (scope)
       cross join lateral (
         select finished_at, checks from reconciliation_run as run
         where run.scope = scopes.scope order by finished_at desc limit 1
       ) as last`,
    [scopes],
  );
  return rows;
}
