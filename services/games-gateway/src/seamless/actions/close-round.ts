import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import { roundChangedEvent } from '../../rounds/events/game-event.ts';
import type { SeamlessDeps } from '../deps.ts';
import { closeOpenRound, pendingOf } from '../store/close-round.ts';
import { lockPlayers } from '../store/read-facts.ts';
import { settleTransaction } from './settle-transaction.ts';

const ATTEMPTS_MAX = 3;

/**
 * Closes a round at the vendor's word, when the wallet has answered all of it. One that is closed, or
 * that we do not know, stays as it is.
 *
 * @returns false when the wallet does not answer
 */
export async function closeRound(
  deps: SeamlessDeps,
  { roundId, vendorKey, memberId }: { roundId: string; vendorKey: string; memberId: string },
): Promise<boolean> {
  for (let attempt = 0; attempt < ATTEMPTS_MAX; attempt += 1) {
    const pending = await withTransaction(deps.pool, async (tx) => {
      await lockPlayers(tx, [{ vendorKey, memberId }]);
      const open = await pendingOf(tx, roundId);
      if (open.length > 0) return open;
      const at = deps.clock.now();
      const round = await closeOpenRound(tx, roundId, { state: 'closed', at });
      if (round === null) return [];
      const game = deps.games.byId(round.gameId) ?? { ...round };
      await addToOutbox(tx, gameEvents, roundChangedEvent(round, game, at));
      return [];
    });
    if (pending.length === 0) return true;
    const settled = await Promise.all(pending.map((id) => settleTransaction(deps, id)));
    if (settled.includes(null)) return false;
  }
  return false;
}
