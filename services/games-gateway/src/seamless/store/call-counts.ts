import type { Clock } from '@noriter/kit/clock';
import type { Logger } from '@noriter/kit/logging';
import type pg from 'pg';
import type { CallEnding } from '../domain/call-ending.ts';
import { bucketOf } from '../domain/call-times.ts';
import { addCalls, addCallTimes, type CallCount, type CallTimeCount } from './call-minutes.ts';

const MINUTE_MS = 60_000;
const FLUSH_MS = 5_000;

/** So many are kept of a database that cannot be written; what is beyond is not counted. */
const KEPT_MAX = 5_000;

/** Counts vendors' calls by minute in memory; a call waits for nothing. */
export type CallCounts = {
  /** @param ms how long it took; null of what was refused at the door */
  add(vendorKey: string, ending: CallEnding, ms: number | null): void;
  /** Writes what was counted since the last time. */
  flush(): Promise<void>;
  /** Counts no more, and writes what is left. */
  close(): Promise<void>;
};

/** Opens the counts: they are written every few seconds, and again where that has failed. */
export function openCallCounts({
  pool,
  clock,
  log,
}: {
  pool: pg.Pool;
  clock: Clock;
  log: Logger;
}): CallCounts {
  const endings = openTally<CallCount>(({ ending }) => ending);
  const times = openTally<CallTimeCount>(({ mostMs }) => String(mostMs));
  const write = async <Row>(
    tally: Tally<Row>,
    add: (pool: pg.Pool, rows: Row[]) => Promise<void>,
  ) => {
    const rows = tally.take();
    if (rows.length === 0) return;
    try {
      await add(pool, rows);
    } catch (err) {
      log.warn({ err }, "the counts of vendors' calls could not be written");
      for (const row of rows) tally.add(row);
    }
  };
  const flush = async () => {
    await write(endings, addCalls);
    await write(times, addCallTimes);
  };
  const timer = setInterval(() => void flush(), FLUSH_MS);
  timer.unref();
  return {
    add(vendorKey, ending, ms) {
      const now = clock.now().getTime();
      const minute = new Date(now - (now % MINUTE_MS));
      endings.add({ minute, vendorKey, ending, calls: 1 });
      if (ms !== null) times.add({ minute, vendorKey, mostMs: bucketOf(ms), calls: 1 });
    },
    flush,
    async close() {
      clearInterval(timer);
      await flush();
    },
  };
}

type Tally<Row> = { add(row: Row): void; take(): Row[] };

/** Rows that add up where they are of the same minute, vendor and kind. */
function openTally<Row extends { minute: Date; vendorKey: string; calls: number }>(
  kindOf: (row: Row) => string,
): Tally<Row> {
  let counted = new Map<string, Row>();
  return {
    add(row) {
      const key = `${row.minute.getTime()} ${row.vendorKey} ${kindOf(row)}`;
      const known = counted.get(key);
      if (known !== undefined) known.calls += row.calls;
      else if (counted.size < KEPT_MAX) counted.set(key, { ...row });
    },
    take() {
      const rows = [...counted.values()];
      counted = new Map();
      return rows;
    },
  };
}
