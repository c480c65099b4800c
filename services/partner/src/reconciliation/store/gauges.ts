import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { checkNames } from '../domain/difference.ts';
import { countOpen } from './list-differences.ts';
import { readProgress } from './progress.ts';

/**
 * Read from the tables at each scrape, so every process shows the same, also one that has just
 * started and one whose job has never run.
 */
export function openReconciliationGauges({
  pool,
  metrics,
}: {
  pool: pg.Pool;
  metrics: Registry;
}): void {
  new Gauge({
    name: 'noriter_partner_reconciliation_differences',
    help: 'Differences between accruals, sums of days, settlements, the ledger, bets and rounds that are open',
    labelNames: ['check'],
    registers: [metrics],
    async collect() {
      const counts = new Map((await countOpen(pool)).map(({ check, count }) => [check, count]));
      for (const check of checkNames) this.set({ check }, counts.get(check) ?? 0);
    },
  });
  new Gauge({
    name: 'noriter_partner_reconciliation_last_success_timestamp_seconds',
    help: 'When a comparison had last looked at all there was',
    labelNames: ['comparison'],
    registers: [metrics],
    async collect() {
      for (const { comparison, doneAt } of await readProgress(pool)) {
        this.set({ comparison }, doneAt.getTime() / 1000);
      }
    },
  });
}
