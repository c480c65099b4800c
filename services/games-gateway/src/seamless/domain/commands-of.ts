import { deriveId } from '@noriter/kit/ids';
import type { Movement } from './facts.ts';

/** The movements of a transaction with the ids of their commands. */
export function commandsOf(transactionId: string, movements: readonly Movement[]) {
  return movements.map(({ kind, amount, subjectId }, index) => ({
    commandId: deriveId('game-movement', `${transactionId}:${index}`),
    kind,
    amount,
    subjectId: subjectId ?? transactionId,
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
