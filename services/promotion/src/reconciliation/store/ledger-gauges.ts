import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { faults } from '../domain/judge-grant.ts';
import { countOpenMismatches } from './mismatches.ts';
import { readProgress } from './progress.ts';

/** A grant that is missing may be on its way still; after this it is an alarm. */
const GRACE_MS = 120_000;

/**
 * Read from the tables at each scrape, so every process shows the same, also one that has just
 * started and one whose job has never run.
 */
export function openLedgerGauges({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_promotion_ledger_mismatches',
    help: 'Commands that promotions and the ledger do not agree on',
    labelNames: ['fault'],
    registers: [metrics],
    async collect() {
      const counts = new Map(
        (await countOpenMismatches(pool, GRACE_MS)).map(({ fault, count }) => [fault, count]),
      );
      for (const fault of faults) this.set({ fault }, counts.get(fault) ?? 0);
    },
  });
  new Gauge({
    name: 'noriter_promotion_ledger_compared_timestamp_seconds',
    help: 'Until when promotions and the ledger have been compared',
    labelNames: ['direction'],
    registers: [metrics],
    async collect() {
      const { positionAt, grantsAt } = await readProgress(pool);
      this.set({ direction: 'ledger' }, positionAt.getTime() / 1000);
      this.set({ direction: 'grants' }, grantsAt.getTime() / 1000);
    },
  });
}
