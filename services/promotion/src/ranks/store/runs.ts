import type pg from 'pg';
import { z } from 'zod';

type Key = { siteId: string; day: string };

const runRow = z.object({ version: z.int(), cursor: z.string().nullable(), isClosed: z.boolean() });

/** Whether a day's run of a site has come to its end. */
export async function isClosed(db: pg.Pool, { siteId, day }: Key): Promise<boolean> {
  const { rowCount } = await db.query(
    'select from rank_run where site_id = $1 and day = $2 and closed_at is not null',
    [siteId, day],
  );
  return rowCount === 1;
}

/** A day's run of a site, by the version of the ladder that was in force when it began. */
export async function openRun(
  db: pg.Pool,
  { siteId, day }: Key,
  { version, at }: { version: number; at: Date },
): Promise<z.output<typeof runRow>> {
  await db.query(
    `insert into rank_run (site_id, day, version, begun_at) values ($1, $2, $3, $4)
     on conflict do nothing`,
    [siteId, day, version, at],
  );
  const { rows } = await db.query(
    `select version, cursor, closed_at is not null as "isClosed" from rank_run
     where site_id = $1 and day = $2`,
    [siteId, day],
  );
  return runRow.parse(rows[0]);
}

/** Writes how far a run is, or that nobody is left. */
export async function moveRun(
  db: pg.Pool,
  { siteId, day }: Key,
  to: { cursor: string } | { closedAt: Date },
): Promise<void> {
  const [column, value] = 'cursor' in to ? ['cursor', to.cursor] : ['closed_at', to.closedAt];
  await db.query(`update rank_run set ${column} = $3 where site_id = $1 and day = $2`, [
    siteId,
    day,
    value,
  ]);
}

/** The last day that was closed to its end; null where none was. */
export async function lastClosedDay(db: pg.Pool, siteId: string): Promise<string | null> {
  const { rows } = await db.query<{ day: string | null }>(
    'select max(day)::text as day from rank_run where site_id = $1 and closed_at is not null',
    [siteId],
  );
  return rows[0]?.day ?? null;
}
