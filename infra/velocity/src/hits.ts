import type pg from 'pg';

/** Somebody who was faster than people. */
export type VelocityHit = {
  readonly hitId: string;
  readonly siteId: string;
  readonly loginId: string;
  readonly memberId: string | null;
  readonly address: string;
  /** The rule that was hit. */
  readonly acts: number;
  readonly seconds: number;
  readonly at: Date;
  readonly blockedUntil: Date;
};

export async function insertHit(pool: pg.Pool, hit: VelocityHit): Promise<void> {
  await pool.query(
    `insert into velocity_hit (hit_id, site_id, login_id, member_id, address, acts, seconds, at,
       blocked_until)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      hit.hitId,
      hit.siteId,
      hit.loginId,
      hit.memberId,
      hit.address,
      hit.acts,
      hit.seconds,
      hit.at,
      hit.blockedUntil,
    ],
  );
}

/** The hits of a site in a time, the newest first. */
export async function listHits(
  pool: pg.Pool,
  ask: { siteId: string; from: Date; until: Date; limit: number; offset: number },
): Promise<{ hits: VelocityHit[]; total: number }> {
  const range = [ask.siteId, ask.from, ask.until];
  const [found, count] = await Promise.all([
    pool.query<VelocityHit>(
      `select hit_id as "hitId", site_id as "siteId", login_id as "loginId",
         member_id as "memberId", address, acts, seconds, at, blocked_until as "blockedUntil"
       from velocity_hit where site_id = $1 and at >= $2 and at < $3
       order by at desc, hit_id limit $4 offset $5`,
      [...range, ask.limit, ask.offset],
    ),
    pool.query<{ total: number }>(
      `select count(*)::int as total from velocity_hit
       where site_id = $1 and at >= $2 and at < $3`,
      range,
    ),
  ]);
  return { hits: found.rows, total: count.rows[0]?.total ?? 0 };
}

/** Forgets the hits of before a moment, of all sites. */
export async function forgetHits(pool: pg.Pool, before: Date): Promise<void> {
  await pool.query('delete from velocity_hit where at < $1', [before]);
}
