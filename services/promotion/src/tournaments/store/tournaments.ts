import type pg from 'pg';

type Named = { promotionId: string; siteId: string };

/** Tournaments that have begun and were not opened yet. */
export async function unopened(db: pg.Pool, now: Date): Promise<Named[]> {
  const { rows } = await db.query<Named>(
    `select promotion_id as "promotionId", site_id as "siteId" from promotion
     where trigger = 'tournament' and state = 'running' and starts_at <= $1
       and not exists (select from tournament_run
         where tournament_run.promotion_id = promotion.promotion_id)
     order by promotion_id`,
    [now],
  );
  return rows;
}

/** Opened tournaments that run on: of `caught-up` the plays of before, of `closed` the prizes are due. */
export async function unfinished(
  db: pg.Pool,
  { now, lacks }: { now: Date; lacks: 'caught-up' | 'closed' },
): Promise<Named[]> {
  const due =
    lacks === 'caught-up'
      ? 'caught_up_at is null'
      : 'caught_up_at is not null and closed_at is null and ends_at <= $1';
  const { rows } = await db.query<Named>(
    `select promotion_id as "promotionId", site_id as "siteId"
     from tournament_run join promotion using (promotion_id, site_id)
     where state = 'running' and starts_at <= $1 and ${due} order by promotion_id`,
    [now],
  );
  return rows;
}

/** A site's tournaments that come, run, or ended since a moment; those that end last first. */
export async function shownTournaments(
  db: pg.Pool,
  { siteId, endedSince }: { siteId: string; endedSince: Date },
): Promise<string[]> {
  const { rows } = await db.query<{ promotionId: string }>(
    `select promotion_id as "promotionId" from promotion
     where site_id = $1 and trigger = 'tournament' and state = 'running' and ends_at > $2
     order by ends_at desc, promotion_id limit 100`,
    [siteId, endedSince],
  );
  return rows.map(({ promotionId }) => promotionId);
}
