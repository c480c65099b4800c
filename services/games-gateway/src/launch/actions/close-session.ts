import { withTransaction } from '@noriter/kit/postgres';
import { bringLeftMoney } from '../../transfer/actions/bring-left-money.ts';
import { moveOut } from '../../transfer/actions/move-money.ts';
import type { LaunchDeps } from '../deps.ts';
import { readSession } from '../store/sessions.ts';
import { endSessionsIn } from './end-session.ts';

/**
 * The member closed the game's window: it takes no more bets, and what lies with a vendor with a wallet of
 * its own comes back, also when something else has ended it. What it does not answer about comes later.
 */
export async function closeSession(
  deps: LaunchDeps,
  { siteId, ...which }: { siteId: string; sessionId: string; memberId: string },
): Promise<void> {
  const { pool, clock, vendors, log } = deps;
  const session = await readSession(pool, which);
  if (session === null) return;
  if (session.state === 'ended') {
    await bringLeftMoney(deps, { sessionId: session.sessionId, without: [] });
    return;
  }
  const at = clock.now();
  await withTransaction(pool, (tx) => endSessionsIn(tx, which, { reason: 'closed', at }));
  if (vendors.get(session.vendorKey)?.protocol !== 'transfer' || session.mode !== 'real') return;
  const mover = { siteId, memberId: which.memberId, causeId: `close ${which.sessionId}` };
  await moveOut(deps, mover, { except: null }).catch((err: unknown) => {
    log.warn({ err, ...which }, 'game money was left with its vendor');
  });
}
