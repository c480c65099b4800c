import type pg from 'pg';

/** Keeps whether a game is locked on a site, unless a newer state is here already. */
export async function saveGameLock(
  pool: pg.Pool,
  { siteId, scope, locked, at }: { siteId: string; scope: string; locked: boolean; at: Date },
): Promise<void> {
  await pool.query(
    `insert into game_lock as old (site_id, scope, locked, changed_at) values ($1, $2, $3, $4)
     on conflict (site_id, scope) do update
     set locked = excluded.locked, changed_at = excluded.changed_at
     where old.changed_at <= excluded.changed_at`,
    [siteId, scope, locked, at],
  );
}
