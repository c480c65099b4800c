import type pg from 'pg';

/** Keeps whether a game is locked on a site, unless a newer state is here already. */
export async function saveGameLock(
  pool: pg.Pool,
  { siteId, scope, locked, at }: { siteId: string; scope: string; locked: boolean; at: Date },
): Promise<void> {
  await pool.query(
    `insert into game_lock as old (site_id, scope, locked, changed_at, stopped_at)
     values ($1, $2, $3, $4, case when $3 then clock_timestamp() end)
     on conflict (site_id, scope) do update
     set locked = excluded.locked, changed_at = excluded.changed_at,
       stopped_at = case when old.locked = excluded.locked then old.stopped_at
         else clock_timestamp() end
     where old.changed_at <= excluded.changed_at`,
    [siteId, scope, locked, at],
  );
}

/** The scopes that are locked on a site, or were at some time since then by the database's clock. */
export async function locksSince(
  tx: pg.ClientBase,
  { siteId, since }: { siteId: string; since: Date },
): Promise<string[]> {
  const { rows } = await tx.query<{ scope: string }>({
    name: 'game-locks-since',
    text: 'select scope from game_lock where site_id = $1 and (locked or stopped_at >= $2)',
    values: [siteId, since],
  });
  return rows.map(({ scope }) => scope);
}
