import type pg from 'pg';
import type { CallEnding } from '../domain/call-ending.ts';

/** Calls of a vendor in a minute that ended alike. */
export type CallCount = { minute: Date; vendorKey: string; ending: CallEnding; calls: number };

/** Calls of a vendor in a minute that took about as long. */
export type CallTimeCount = { minute: Date; vendorKey: string; mostMs: number; calls: number };

/** Adds counts to what is there of their minutes, also of other processes. */
export async function addCalls(pool: pg.Pool, counts: readonly CallCount[]): Promise<void> {
  // In one order, so that two processes do not wait for each other.
  const rows = counts.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
  await pool.query(
    `insert into game_call_minute as old (minute, vendor_key, ending, calls)
     select * from unnest($1::timestamptz[], $2::text[], $3::text[], $4::bigint[])
     on conflict (minute, vendor_key, ending) do update set calls = old.calls + excluded.calls`,
    [
      rows.map(({ minute }) => minute),
      rows.map(({ vendorKey }) => vendorKey),
      rows.map(({ ending }) => ending),
      rows.map(({ calls }) => calls),
    ],
  );
}

const keyOf = ({ minute, vendorKey, ending }: CallCount) =>
  `${minute.toISOString()} ${vendorKey} ${ending}`;

/** The same of how long calls took. */
export async function addCallTimes(pool: pg.Pool, counts: readonly CallTimeCount[]): Promise<void> {
  const rows = counts.toSorted((one, other) => (timeKeyOf(one) < timeKeyOf(other) ? -1 : 1));
  await pool.query(
    `insert into game_call_time as old (minute, vendor_key, most_ms, calls)
     select * from unnest($1::timestamptz[], $2::text[], $3::int[], $4::bigint[])
     on conflict (minute, vendor_key, most_ms) do update set calls = old.calls + excluded.calls`,
    [
      rows.map(({ minute }) => minute),
      rows.map(({ vendorKey }) => vendorKey),
      rows.map(({ mostMs }) => mostMs),
      rows.map(({ calls }) => calls),
    ],
  );
}

const timeKeyOf = ({ minute, vendorKey, mostMs }: CallTimeCount) =>
  `${minute.toISOString()} ${vendorKey} ${mostMs}`;

type Period = { from: Date; until: Date; stepMs: number };

/** Calls of a time in steps of it, the first being 0; of one vendor, or of all together. */
export async function readCallSteps(
  pool: pg.Pool,
  { from, until, stepMs }: Period,
  vendorKey: string | null,
): Promise<{ step: number; ending: string; calls: number }[]> {
  const { rows } = await pool.query<{ step: number; ending: string; calls: number }>(
    `select floor(extract(epoch from minute - $1::timestamptz) * 1000 / $3)::int as step, ending,
       sum(calls)::float8 as calls
     from game_call_minute
     where minute >= $1 and minute < $2 and ($4::text is null or vendor_key = $4)
     group by 1, 2`,
    [from, until, stepMs, vendorKey],
  );
  return rows;
}

/** How long the calls of each step took, by buckets. */
export async function readCallTimes(
  pool: pg.Pool,
  { from, until, stepMs }: Period,
  vendorKey: string | null,
): Promise<{ step: number; mostMs: number; calls: number }[]> {
  const { rows } = await pool.query<{ step: number; mostMs: number; calls: number }>(
    `select floor(extract(epoch from minute - $1::timestamptz) * 1000 / $3)::int as step,
       most_ms as "mostMs", sum(calls)::float8 as calls
     from game_call_time
     where minute >= $1 and minute < $2 and ($4::text is null or vendor_key = $4)
     group by 1, 2`,
    [from, until, stepMs, vendorKey],
  );
  return rows;
}

export async function forgetCalls(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query('delete from game_call_minute where minute < $1', [before]);
  await pool.query('delete from game_call_time where minute < $1', [before]);
}
