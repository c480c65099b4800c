import type pg from 'pg';
import type { Gauge } from 'prom-client';
import { countOpenMismatches, type MismatchTable } from './mismatch-table.ts';

/** What is missing may be on its way still; after this it is an alarm. */
const GRACE_MS = 120_000;

/**
 * What is open, by fault. Read from the table at each scrape, so every process shows the same, also one that
 * has just started and one whose job has never run.
 */
export async function showMismatches<Fault extends string, Own extends string>(
  gauge: Gauge<'fault'>,
  pool: pg.Pool,
  table: MismatchTable<Fault, Own>,
): Promise<void> {
  const counts = await countOpenMismatches(pool, table, GRACE_MS);
  for (const fault of table.faults) gauge.set({ fault }, counts.get(fault) ?? 0);
}

/** Until when each direction has been compared. */
export function showCompared(
  gauge: Gauge<'direction'>,
  until: Readonly<Record<string, Date>>,
): void {
  for (const [direction, at] of Object.entries(until)) {
    gauge.set({ direction }, at.getTime() / 1_000);
  }
}
