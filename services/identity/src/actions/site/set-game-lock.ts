import { withTransaction } from '@noriter/kit/postgres';
import type { DecidedBy, IdentityDeps } from '../../deps.ts';
import { announceSite } from '../../events/site-event.ts';
import { isGameLocked, saveGameLock } from '../../store/site/game-locks.ts';
import { lockSite } from '../../store/site/sites.ts';

/** Locks or unlocks betting for a scope; the empty scope is every game. */
export async function setGameLock(
  deps: IdentityDeps,
  { operator, audit }: DecidedBy,
  { scope, locked }: { scope: string; locked: boolean },
): Promise<void> {
  const { siteId } = operator;
  await withTransaction(deps.pool, async (tx) => {
    await lockSite(deps, tx, siteId);
    const before = await isGameLocked(tx, siteId, scope);
    await audit(tx, {
      action: 'site.set-game-lock',
      subject: `site:${siteId}`,
      before: { scope, locked: before },
      after: { scope, locked },
    });
    await saveGameLock(tx, { siteId, scope, locked, at: deps.clock.now() });
    await announceSite(deps, tx, siteId, { case: 'gameLock', value: { scope, locked } });
  });
}
