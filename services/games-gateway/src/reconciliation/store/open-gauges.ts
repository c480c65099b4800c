import type pg from 'pg';
import { Gauge, type Registry } from 'prom-client';

/** Read from the tables at each scrape, so every process shows the same. */
export function openReconciliationGauges({
  pool,
  metrics,
}: {
  pool: pg.Pool;
  metrics: Registry;
}): void {
  const read = async (text: string) =>
    Number((await pool.query<{ value: string }>(text)).rows[0]?.value ?? 0);
  new Gauge({
    name: 'noriter_game_differences_open',
    help: "Differences between our record and vendors', or the ledger, that nobody has worked through",
    registers: [metrics],
    async collect() {
      this.set(
        await read('select count(*) as value from game_difference where resolved_at is null'),
      );
    },
  });
  new Gauge({
    name: 'noriter_game_transfer_oldest_seconds',
    help: 'Since when money has been on its way to or from a vendor',
    registers: [metrics],
    async collect() {
      this.set(
        await read(`select coalesce(extract(epoch from now() - min(started_at)), 0) as value
          from game_transfer where state not in ('done', 'refused', 'returned')`),
      );
    },
  });
  new Gauge({
    name: 'noriter_game_transfer_unchecked_seconds',
    help: 'Since when a transfer has ended that was not compared with the ledger and its vendor',
    registers: [metrics],
    async collect() {
      this.set(
        await read(`select coalesce(extract(epoch from now() - min(ended_at)), 0) as value
          from game_transfer where ended_at is not null and checked_at is null`),
      );
    },
  });
}
