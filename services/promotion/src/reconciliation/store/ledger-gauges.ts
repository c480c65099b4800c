import { showCompared, showMismatches } from '@noriter/ledger-comparison/gauges';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { grantMismatches } from './mismatches.ts';
import { readProgress } from './progress.ts';

/** What promotions and the ledger do not agree on, and until when they have been compared. */
export function openGrantGauges({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_promotion_ledger_mismatches',
    help: 'Commands that promotions and the ledger do not agree on',
    labelNames: ['fault'],
    registers: [metrics],
    collect() {
      return showMismatches(this, pool, grantMismatches);
    },
  });
  new Gauge({
    name: 'noriter_promotion_ledger_compared_timestamp_seconds',
    help: 'Until when promotions and the ledger have been compared',
    labelNames: ['direction'],
    registers: [metrics],
    async collect() {
      const { positionAt, grantsAt } = await readProgress(pool);
      showCompared(this, { ledger: positionAt, grants: grantsAt });
    },
  });
}
