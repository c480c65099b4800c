import type { TopicEnds } from '@noriter/kit/backlog';
import type pg from 'pg';
import { z } from 'zod';

const endsRow = z.object({ ends: z.record(z.string(), z.record(z.string(), z.string())) });

/**
 * Notes that somebody waits for the results of before a moment.
 *
 * @returns what has to be read, null where nobody knows yet; undefined when it has been read
 */
export async function askAfter(
  db: pg.Pool,
  { until, at }: { until: Date; at: Date },
): Promise<TopicEnds | null | undefined> {
  const { rows } = await db.query(
    `insert into play_backlog as old (until, asked_at, last_asked_at) values ($1, $2, $2)
     on conflict (until) do update set last_asked_at = excluded.last_asked_at
     where old.read_at is null returning ends`,
    [until, at],
  );
  if (rows[0] === undefined) return undefined;
  return rows[0].ends === null ? null : endsRow.parse(rows[0]).ends;
}

/** @returns the ends that stand: those of whoever kept theirs first */
export async function keepEnds(db: pg.Pool, until: Date, ends: TopicEnds): Promise<TopicEnds> {
  const { rows } = await db.query(
    'update play_backlog set ends = coalesce(ends, $2) where until = $1 returning ends',
    [until, JSON.stringify(ends)],
  );
  return endsRow.parse(rows[0]).ends;
}

export async function noteRead(db: pg.Pool, { until, at }: { until: Date; at: Date }) {
  await db.query(
    'update play_backlog set read_at = $2 where until = $1 and ends is not null and read_at is null',
    [until, at],
  );
}

/** Since when the longest one waits of those that were asked after of late; null where nobody waits. */
export async function waitingSince(db: pg.Pool, askedSince: Date): Promise<Date | null> {
  const { rows } = await db.query<{ since: Date | null }>(
    `select min(asked_at) as since from play_backlog
     where read_at is null and last_asked_at > $1`,
    [askedSince],
  );
  return rows[0]?.since ?? null;
}
