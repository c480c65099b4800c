/** Reading what was written in the order of its times, each row once, while more is written. */
import type pg from 'pg';

/** Rows of one look; those of one transaction, which have one time, are fewer. */
const ROWS_MAX = 2_000;

/** The first step looks at so much time; each step without anything doubles it. */
const STEP_MS = 30_000;

export type Span = { from: Date; to: Date };
type Statement = { name: string; text: string };

/**
 * Until when own rows are complete: one's time is never before its transaction's start, so behind the
 * oldest transaction at work nothing can appear any more.
 *
 * @param graceMs what rows ask for is on its way for so long
 */
export async function completeUntil(pool: pg.Pool, graceMs: number): Promise<Date> {
  const { rows } = await pool.query<{ until: Date }>(
    `select least(now() - make_interval(secs => $1 / 1000.0), min(xact_start)) as until
     from pg_stat_activity where datname = current_database()`,
    [graceMs],
  );
  return rows[0]?.until ?? new Date(0);
}

/**
 * @param statement of rows behind $1 up to $2 in the order of `at`, at most $3
 * @returns what there is up to `to`, which is earlier where the span has more than one look takes
 */
export async function lookAt<Row extends { at: Date }>(
  pool: pg.Pool,
  { from, to }: Span,
  statement: Statement,
): Promise<{ rows: Row[]; to: Date }> {
  for (let limit = ROWS_MAX; ; limit *= 10) {
    const { rows } = await pool.query<Row>({ ...statement, values: [from, to, limit + 1] });
    if (rows.length <= limit) return { rows, to };
    const last = rows.at(-1)?.at.getTime() ?? 0;
    const whole = rows.filter(({ at }) => at.getTime() < last);
    const end = whole.at(-1)?.at;
    if (end !== undefined) return { rows: whole, to: end };
  }
}

/**
 * The first rows behind a time, for who pages through all of them.
 *
 * @param until up to when rows are complete
 * @returns the rows, and how far it looked: `until` when there are none
 */
export async function firstBehind<Row extends { at: Date }>(
  pool: pg.Pool,
  { after, until }: { after: Date; until: Date },
  statement: Statement,
): Promise<{ rows: Row[]; upto: Date }> {
  let [at, stepMs] = [after.getTime(), STEP_MS];
  while (at < until.getTime()) {
    const to = new Date(Math.min(at + stepMs, until.getTime()));
    const looked = await lookAt<Row>(pool, { from: new Date(at), to }, statement);
    if (looked.rows.length > 0) return { rows: looked.rows, upto: looked.to };
    at = looked.to.getTime();
    stepMs *= 2;
  }
  return { rows: [], upto: new Date(Math.max(at, after.getTime())) };
}
