import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Read from the table at each scrape, so every process shows the same. An alert rule watches it. */
export function openPendingGauge({ pool, metrics }: { pool: pg.Pool; metrics: Registry }): void {
  new Gauge({
    name: 'noriter_game_transaction_oldest_seconds',
    help: "Since when a vendor's transaction has waited for the wallet",
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ seconds: string }>(
        'select coalesce(extract(epoch from now() - min(asked_at)), 0) as seconds from game_pending',
      );
      this.set(Number(rows[0]?.seconds ?? 0));
    },
  });
}
