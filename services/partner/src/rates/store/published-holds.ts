import type pg from 'pg';
import type { PublishedHold } from '../domain/hold.ts';

/** Who published it. */
export type HoldSource = 'betting' | 'games-gateway';

type StoredHold = PublishedHold & { source: HoldSource; readAt: Date };

/**
 * What is published of a site's categories, as it was last read; of a category that is bet on as well as
 * played at vendors, the less: a rate is good for both.
 */
export async function publishedHolds(
  db: pg.Pool | pg.ClientBase,
  siteId: string,
): Promise<StoredHold[]> {
  const { rows } = await db.query<StoredHold>(
    `select distinct on (category) category, hold_ppm as "holdPpm", source, read_at as "readAt"
     from published_hold where site_id = $1 order by category, hold_ppm, source`,
    [siteId],
  );
  return rows;
}

/** Keeps what somebody publishes now: what is not among it any more is forgotten. */
export async function keepHolds(
  tx: pg.Pool | pg.ClientBase,
  { siteId, source, readAt }: { siteId: string; source: HoldSource; readAt: Date },
  holds: readonly PublishedHold[],
): Promise<void> {
  await tx.query('delete from published_hold where site_id = $1 and source = $2', [siteId, source]);
  await tx.query(
    `insert into published_hold (site_id, category, hold_ppm, source, read_at)
     select $1, category, hold_ppm, $2, $3 from unnest($4::text[], $5::int[]) as one (category, hold_ppm)`,
    [
      siteId,
      source,
      readAt,
      holds.map(({ category }) => category),
      holds.map(({ holdPpm }) => holdPpm),
    ],
  );
}

/** Sites that have partners. */
export async function sitesOfPartners(db: pg.Pool): Promise<string[]> {
  const { rows } = await db.query<{ siteId: string }>(
    'select distinct site_id as "siteId" from partner order by 1',
  );
  return rows.map(({ siteId }) => siteId);
}
