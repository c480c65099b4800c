import { showCompared, showMismatches } from '@noriter/ledger-comparison/gauges';
import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';
import { slipMismatches } from './mismatches.ts';
import { readProgress } from './progress.ts';

/** What bets and the ledger do not agree on, and until when they have been compared. */
export function openSlipGauges({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_betting_ledger_mismatches',
    help: 'Commands that bets and the ledger do not agree on',
    labelNames: ['fault'],
    registers: [metrics],
    collect() {
      return showMismatches(this, pool, slipMismatches);
    },
  });
  new Gauge({
    name: 'noriter_betting_ledger_compared_timestamp_seconds',
    help: 'Until when bets and the ledger have been compared',
    labelNames: ['direction'],
    registers: [metrics],
    async collect() {
      const { positionAt, settledTo, decidedTo } = await readProgress(pool);
      showCompared(this, { ledger: positionAt, settlements: settledTo, stakes: decidedTo });
    },
  });
}
