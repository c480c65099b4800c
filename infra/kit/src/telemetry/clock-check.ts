import type { Pool } from 'pg';
import { Gauge, type Registry } from 'prom-client';
import type { Check } from './health.ts';

type ClockCheckOptions = {
  pool: Pick<Pool, 'query'>;
  /** The process's clock, in milliseconds. */
  now: () => number;
  /** How far it may be off. */
  offsetMsMax: number;
  metrics: Registry;
};

/**
 * Whether the clock of this process goes as its database's does. What is late, and what day something
 * belongs to, is decided by one here and by the other there: where they are apart, a stake after the start
 * still counts. Nothing stops for it; a person looks.
 */
export function clockCheck({ pool, now, offsetMsMax, metrics }: ClockCheckOptions): Check {
  const offset = new Gauge({
    name: 'noriter_clock_offset_seconds',
    help: "How far this process's clock was ahead of its database's, when it was looked at last",
    registers: [metrics],
  });
  return {
    name: 'clock',
    mandatory: false,
    async run() {
      const { offsetMs, uncertainMs } = await compareClocks(pool, now);
      offset.set(offsetMs / 1_000);
      // A database that answers slowly says nothing about its clock.
      if (Math.abs(offsetMs) - uncertainMs <= offsetMsMax) return;
      const seconds = (Math.abs(offsetMs) / 1_000).toFixed(1);
      throw new Error(`${seconds} s ${offsetMs > 0 ? 'ahead of' : 'behind'} the database's clock`);
    },
  };
}

async function compareClocks(
  pool: Pick<Pool, 'query'>,
  now: () => number,
): Promise<{ offsetMs: number; uncertainMs: number }> {
  const askedAt = now();
  const started = performance.now();
  const { rows } = await pool.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  // The database looked at its clock at some moment in between.
  const uncertainMs = (performance.now() - started) / 2;
  return { offsetMs: askedAt + uncertainMs - (rows[0]?.ms ?? 0), uncertainMs };
}
