import type pg from 'pg';
import type { IdentityDeps } from '../../deps.ts';

/** Every scope that was ever locked, with whether it is locked now. */
export async function listGameLocks({ db }: Pick<IdentityDeps, 'db'>, siteId: string) {
  return db.gameLock.findMany({
    where: { siteId },
    select: { scope: true, locked: true },
    orderBy: { scope: 'asc' },
  });
}

export async function isGameLocked(
  tx: pg.ClientBase,
  siteId: string,
  scope: string,
): Promise<boolean> {
  const { rows } = await tx.query<{ locked: boolean }>(
    'select locked from game_lock where site_id = $1 and scope = $2',
    [siteId, scope],
  );
  return rows[0]?.locked ?? false;
}

export async function saveGameLock(
  tx: pg.ClientBase,
  { siteId, scope, locked, at }: { siteId: string; scope: string; locked: boolean; at: Date },
): Promise<void> {
  await tx.query(
    `insert into game_lock (site_id, scope, locked, changed_at) values ($1, $2, $3, $4)
     on conflict (site_id, scope)
     do update set locked = excluded.locked, changed_at = excluded.changed_at`,
    [siteId, scope, locked, at],
  );
}
