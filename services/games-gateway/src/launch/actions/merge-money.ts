import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { errors } from '../../errors.ts';
import { type Mover, moveOut } from '../../transfer/actions/move-money.ts';
import { isEnded, isHeld } from '../../transfer/domain/transfer.ts';
import type { LaunchDeps } from '../deps.ts';
import { readLastPlay } from '../store/last-play.ts';
import { endSessionsIn } from './end-session.ts';

/** A vendor's game may still book its last round this long after its window was closed. */
const QUIET_MS = 60_000;

/** What came back, and what is still on its way. */
export type Merged = { merged: bigint; onItsWay: bigint };

/**
 * Brings money that lies with vendors back into cash, when every game has been closed for a while.
 *
 * @throws Refusal C009 while a game may still book, or money is on its way to a vendor that says more than is believed,
 *   9999 when one does not say what there is, G013 when one says more than is believed: what the others gave is back then
 */
export async function mergeMoney(deps: LaunchDeps, mover: Mover): Promise<Merged> {
  const { pool, clock } = deps;
  const { memberId } = mover;
  const at = clock.now();
  const last = await readLastPlay(pool, memberId);
  if (last !== null && at.getTime() - last.getTime() < QUIET_MS) throw refuse(errors, 'C009');
  await withTransaction(pool, (tx) => endSessionsIn(tx, { memberId }, { reason: 'merged', at }));
  const { transfers, silent } = await moveOut(deps, mover, { except: null });
  if (silent.length > 0) throw refuse(errors, '9999');
  // It was asked for nothing: what is on its way there may explain what it says.
  if (transfers.some(({ direction }) => direction === 'in')) throw refuse(errors, 'C009');
  if (transfers.some(isHeld)) throw refuse(errors, 'G013');
  const sum = (wanted: (one: (typeof transfers)[number]) => boolean) =>
    transfers.filter(wanted).reduce((total, { amount }) => total + amount, 0n);
  return {
    merged: sum(({ state }) => state === 'done'),
    onItsWay: sum((one) => !isEnded(one)),
  };
}
