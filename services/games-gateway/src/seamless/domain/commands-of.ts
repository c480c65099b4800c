import { deriveId } from '@noriter/kit/ids';
import type { Movement } from './facts.ts';

/**
 * The movements of a transaction with the ids of their commands.
 *
 * @param product what they count for: kept with them, as the same id is asked for with the same contents
 *   for ever, and a game may be grouped anew in between
 */
export function commandsOf(transactionId: string, movements: readonly Movement[], product: string) {
  return movements.map(({ kind, amount, subjectId }, index) => ({
    commandId: deriveId('game-movement', `${transactionId}:${index}`),
    kind,
    amount,
    subjectId: subjectId ?? transactionId,
    product,
  }));
}

/** What movements change of a round: a refund takes from the stakes, a clawback from the returns. */
export function changeOf(movements: readonly Pick<Movement, 'kind' | 'amount'>[]) {
  const sum = (wanted: Movement['kind']) =>
    movements
      .filter(({ kind }) => kind === wanted)
      .reduce((total, { amount }) => total + amount, 0n);
  return { staked: sum('stake') - sum('refund'), returned: sum('payout') - sum('clawback') };
}
