/**
 * Invariant: nobody is counted as staking more than can have been with the vendor: what was carried there and did not
 * come home, and what its own feed has as won or given. Nor is more taken back of a round than was staked in it.
 */
import type { Won } from '@noriter/kit/money';
import type { PlayedMove } from './feed-moves.ts';

type Move = Pick<PlayedMove, 'roundId' | 'memberId' | 'verb' | 'amount' | 'at'>;

/** The rounds of some moves, each member's together and the oldest of them first. */
export function roundsInOrder<M extends Move>(moves: readonly M[]): M[][] {
  const inOrder = moves.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const byMember = Map.groupBy(inOrder, ({ memberId }) => memberId);
  return [...byMember.values()].flatMap((own) => [
    ...Map.groupBy(own, ({ roundId }) => roundId).values(),
  ]);
}

/** The moves of rounds in batches of so many, or of one round that has more: none is torn. */
export function inBatches<M>(rounds: readonly (readonly M[])[], movesMax: number): M[][] {
  const batches: M[][] = [];
  let batch: M[] = [];
  for (const round of rounds) {
    if (batch.length > 0 && batch.length + round.length > movesMax) {
      batches.push(batch);
      batch = [];
    }
    for (const one of round) batch.push(one);
  }
  return batch.length === 0 ? batches : [...batches, batch];
}

/**
 * Splits rounds into those that take back no more than was staked in them, and those whose bet is still to come.
 *
 * @param stakedBefore what is counted of each round so far
 */
export function stakedRounds<M extends Move>(
  rounds: readonly (readonly M[])[],
  stakedBefore: ReadonlyMap<string, Won>,
): { staked: (readonly M[])[]; unstaked: M[] } {
  const isStaked = (round: readonly M[]) => {
    const before = stakedBefore.get(round[0]?.roundId ?? '') ?? 0n;
    const after = round.reduce((sum, one) => sum + stakeBy(one), before);
    return after >= 0n || after >= before;
  };
  return {
    staked: rounds.filter(isStaked),
    unstaked: rounds.filter((round) => !isStaked(round)).flat(),
  };
}

function stakeBy({ verb, amount }: Move): Won {
  if (verb === 'bet') return amount;
  return verb === 'rollback' ? -amount : 0n;
}

/**
 * Splits rounds into those that can have been paid and those that cannot. A round may be of many shots, each out of
 * what the one before has won: so its own wins pay for it as well. One that is unpaid is so as a whole: what it is to
 * have won pays for no other. One that waits is tried once more, as a later one may have won what it takes.
 *
 * @param has what each member can have at the vendor before these rounds
 * @returns `left`: the same after those that are paid
 */
export function payRounds<M extends Move>(
  rounds: readonly (readonly M[])[],
  has: ReadonlyMap<string, Won>,
): { paid: M[]; unpaid: M[]; left: ReadonlyMap<string, Won> } {
  const left = new Map(has);
  const paid: (readonly M[])[] = [];
  const unpaidOf = (waiting: readonly (readonly M[])[]) =>
    waiting.filter((round) => {
      const memberId = round[0]?.memberId ?? '';
      const before = left.get(memberId) ?? 0n;
      const after = round.reduce((sum, one) => sum + changeBy(one), before);
      if (after < 0n && after < before) return true;
      paid.push(round);
      left.set(memberId, after);
      return false;
    });
  // A third time would pay for nothing: what wins anything was paid the first time, and the second leaves less.
  const unpaid = unpaidOf(unpaidOf(rounds));
  return { paid: paid.flat(), unpaid: unpaid.flat(), left };
}

const changeBy = ({ verb, amount }: Move): Won => (verb === 'bet' ? -amount : amount);
