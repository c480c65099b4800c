import type { IdentityDeps } from '../deps.ts';

/** Every scope that was ever locked, with whether it is locked now. */
export async function listGameLocks({ db }: Pick<IdentityDeps, 'db'>, siteId: string) {
  return db.gameLock.findMany({
    where: { siteId },
    select: { scope: true, locked: true },
    orderBy: { scope: 'asc' },
  });
}
