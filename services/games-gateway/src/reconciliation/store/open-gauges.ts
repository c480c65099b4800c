import { Gauge } from 'prom-client';
import type { GamesBase } from '../../base.ts';

/** Read from the tables at each scrape, so every process shows the same. */
export function openReconciliationGauges({ pool, metrics, config }: GamesBase): void {
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
    help: 'Until when our record was compared with each feed; without any, when that was first tried',
    labelNames: ['vendor'],
    registers: [metrics],
    async collect() {
      const { rows } = await pool.query<{ vendor: string; until: number }>(comparedUntil, [
        Object.keys(config.GAME_VENDOR_KEYS),
      ]);
      this.reset();
      for (const { vendor, until } of rows) this.set({ vendor }, until);
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

/** A run by hand may be of a day that is not over: it has compared what there was. */
const comparedUntil = `
  select vendor_key as vendor, extract(epoch from coalesce(
      max(least(until_at, ended_at)) filter (where r.state = 'done'), min(started_at)))::float8 as until
  from game_reconciliation r join game_vendor v using (vendor_key)
  where v.protocol <> 'transfer' and vendor_key = any($1::text[])
  group by vendor_key`;
