import type pg from 'pg';
import { z } from 'zod';

const silence = z.object({ producer: z.string(), seconds: z.number() });

/** For how long each producer has been silent, by the database's clock; without those that were never there. */
export async function readSilence(pool: pg.Pool): Promise<z.output<typeof silence>[]> {
  const { rows } = await pool.query(
    `select producer,
       extract(epoch from clock_timestamp() - coalesce(alive_at, stopped_at))::float8 as seconds
     from feed_producer where coalesce(alive_at, stopped_at) is not null`,
  );
  return silence.array().parse(rows);
}
