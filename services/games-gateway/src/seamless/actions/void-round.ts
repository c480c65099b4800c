import { addToOutbox } from '@noriter/kit/outbox';
import { withTransaction } from '@noriter/kit/postgres';
import { gameEvents } from '@noriter/proto/topics';
import { transactionIdOf } from '../../rounds/domain/ids.ts';
import type { Round } from '../../rounds/domain/round.ts';
import { roundChangedEvent } from '../../rounds/events/game-event.ts';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type { SeamlessDeps } from '../deps.ts';
import { commandsOf } from '../domain/commands-of.ts';
import { fingerprintOf, type MoneyCall } from '../domain/money-call.ts';
import { closeOpenRound, pendingOf } from '../store/close-round.ts';
import { standingOf } from '../store/interrupted-rounds.ts';
import { lockPlayers } from '../store/read-facts.ts';
import { writeTransactions } from '../store/write-transaction.ts';
import { settleTransaction } from './settle-transaction.ts';
import { productOfGame } from './steps/product-of-game.ts';

/** No vendor's id has it (`isVendorId`): none takes the name of what we give back ourselves. */
const OURS = '\u0001';

/**
 * Gives the stakes of a round back that its vendor does not know or has cancelled. One that has paid
 * something is left to a person.
 *
 * @returns whether the round is over now
 */
export async function voidRound(deps: SeamlessDeps, round: Round): Promise<boolean> {
  const { roundId, vendorKey, memberId, siteId, gameId, vendorRoundId } = round;
  const own = `${OURS}void ${roundId}`;
  const call: MoneyCall = {
    verb: 'rollback',
    playerId: playerIdOf(memberId),
    transactionId: own,
    roundId: vendorRoundId,
    wager: own,
    rollsBack: vendorRoundId,
    amount: 0n,
    won: 0n,
    closes: null,
  };
  const transactionId = transactionIdOf(vendorKey, call);
  const isWritten = await withTransaction(deps.pool, async (tx) => {
    await lockPlayers(tx, [{ vendorKey, memberId }]);
    if ((await pendingOf(tx, roundId)).length > 0) return false;
    const standing = await standingOf(tx, roundId);
    const hasPaid = standing.some(({ verb, amount }) => verb !== 'bet' && amount !== 0n);
    if (hasPaid) return false;
    const at = deps.clock.now();
    const after = await closeOpenRound(tx, roundId, { state: 'refunded', at });
    if (after === null) return false;
    const bets = standing.filter(({ amount }) => amount > 0n);
    const refunds = bets.map(({ transactionId: subjectId, amount }) => {
      return { kind: 'refund', amount, subjectId } as const;
    });
    const transaction = {
      transactionId,
      siteId,
      memberId,
      sessionId: null,
      vendorKey,
      roundId,
      gameId,
      call,
      closes: false,
      fingerprint: fingerprintOf(call),
      at,
      state: 'pending',
      code: '',
      balance: null,
      movements: commandsOf(transactionId, refunds, productOfGame(deps, gameId)),
      takesBack: standing.map((one) => one.transactionId),
    } as const;
    await writeTransactions(tx, [transaction]);
    const game = deps.games.byId(gameId) ?? { ...round };
    await addToOutbox(tx, gameEvents, roundChangedEvent(after, game, at));
    return true;
  });
  if (isWritten) await settleTransaction(deps, transactionId);
  return isWritten;
}
