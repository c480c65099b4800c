import { Gauge } from 'prom-client';
import type { GamesBase } from '../../base.ts';
import { readCompared } from './compared-until.ts';

/** Read from the tables at each scrape, so every process shows the same. */
export function openReconciliationGauges({ pool, metrics, config, clock }: GamesBase): void {
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
    name: 'noriter_game_reconciliation_last_success_timestamp_seconds',
    help: 'Until when our record was compared with each feed without a hole; without any, when that was first tried',
    labelNames: ['vendor'],
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ vendorKey: string }>(seamlessVendors, [
        Object.keys(config.GAME_VENDOR_KEYS),
      ]);
      const vendors = rows.map(({ vendorKey }) => vendorKey);
      const compared = await readCompared(pool, vendors, clock.now());
      this.reset();
      for (const { vendorKey: vendor, until, firstAt } of compared) {
        this.set({ vendor }, (until ?? firstAt).getTime() / 1_000);
      }
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

const seamlessVendors = `
  select vendor_key as "vendorKey" from game_vendor
  where protocol <> 'transfer' and vendor_key = any($1::text[])`;
