import type pg from 'pg';

/** Notes that a member watches a tournament until a moment, and lets go of who does no longer. */
export async function keepWatch(
  db: pg.Pool,
  of: { promotionId: string; memberId: string; now: Date; until: Date },
): Promise<void> {
  await db.query(
    `with gone as (
       delete from tournament_watch
       where watched_until < $3 and (promotion_id, member_id) <> ($1, $2))
     insert into tournament_watch as known (promotion_id, member_id, watched_until)
     values ($1, $2, $4)
     on conflict (promotion_id, member_id) do update
       set watched_until = greatest(known.watched_until, excluded.watched_until)`,
    [of.promotionId, of.memberId, of.now, of.until],
  );
}

export type Watched = { promotionId: string; siteId: string; revision: bigint };

/** Tournaments whose ranking may have changed since it was published to somebody who watches. */
export async function changedRuns(db: pg.Pool, now: Date): Promise<Watched[]> {
  const { rows } = await db.query<Watched>(
    `select promotion_id as "promotionId", site_id as "siteId", run.revision
     from tournament_run run
     where exists (select from tournament_watch watch
       where watch.promotion_id = run.promotion_id and watched_until > $1
         and watch.revision < run.revision)
     order by promotion_id`,
    [now],
  );
  return rows;
}

/** Who watches and knows the least, so that of more than fit each has a turn. */
export async function watchersOf(
  db: pg.Pool,
  of: { promotionId: string; revision: bigint; now: Date; limit: number },
): Promise<string[]> {
  const { rows } = await db.query<{ memberId: string }>(
    `select member_id as "memberId" from tournament_watch
     where promotion_id = $1 and watched_until > $2 and revision < $3
     order by revision, member_id limit $4`,
    [of.promotionId, of.now, of.revision, of.limit],
  );
  return rows.map(({ memberId }) => memberId);
}

export async function notePublished(
  tx: pg.ClientBase,
  of: { promotionId: string; memberIds: readonly string[]; revision: bigint },
): Promise<void> {
  await tx.query(
    `update tournament_watch set revision = $3
     where promotion_id = $1 and member_id = any($2::uuid[])`,
    [of.promotionId, of.memberIds, of.revision],
  );
}
