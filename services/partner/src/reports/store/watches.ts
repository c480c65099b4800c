import type pg from 'pg';
import type { Totals } from './totals.ts';

/** What is published of a watching partner's day, and what was published last. */
export type Watched = Totals & { partnerId: string; siteId: string; published: string };

/** Notes that a partner watches until a moment. */
export async function keepWatch(
  db: pg.Pool,
  { partnerId, siteId, until }: { partnerId: string; siteId: string; until: Date },
): Promise<void> {
  await db.query({
    name: 'keep-watch',
    text: `insert into watch as known (partner_id, site_id, watched_until) values ($1, $2, $3)
      on conflict (partner_id) do update
        set watched_until = greatest(known.watched_until, excluded.watched_until)`,
    values: [partnerId, siteId, until],
  });
}

const sums = ['bets', 'turnover', 'stake', 'returned', 'rolling', 'deposited', 'withdrawn'];
const all = [...sums, 'given', 'taken'];

/** Those who watch at a moment, with what a day has come to for each. */
export async function watchedDays(
  db: pg.Pool | pg.ClientBase,
  { at, day }: { at: Date; day: string },
): Promise<Watched[]> {
  const { rows } = await db.query<Watched>({
    name: 'watched-days',
    text: `select watch.partner_id as "partnerId", watch.site_id as "siteId", watch.published,
        ${all.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join(', ')},
        coalesce(trunc(sum(losing_micro) / 1000000), 0)::bigint as losing
      from watch left join partner_day on partner_day.partner_id = watch.partner_id and day = $2
      where watch.watched_until > $1
      group by watch.partner_id`,
    values: [at, day],
  });
  return rows;
}

/** Notes what was published of each. */
export async function notePublished(
  tx: pg.ClientBase,
  published: ReadonlyMap<string, string>,
): Promise<void> {
  await tx.query({
    name: 'note-published',
    text: `update watch set published = fresh.published
      from unnest($1::uuid[], $2::text[]) as fresh (partner_id, published)
      where watch.partner_id = fresh.partner_id`,
    values: [[...published.keys()], [...published.values()]],
  });
}
