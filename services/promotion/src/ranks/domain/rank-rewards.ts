/**
 * Invariant: a rank's reward follows from the rank that is held, and is given once: for the rank, or for
 * the rank held in a month.
 */
import type { Definition } from '../../promotions/domain/definition.ts';
import type { Gift } from '../../promotions/domain/reward.ts';

export type RankRules = Extract<Definition['rules'], { trigger: 'rank' }>;

/** What a member of a rank is given in a month, each with what it is given for. */
export function rewardsOf(
  { each, rewards }: RankRules,
  { memberId, rank }: { memberId: string; rank: number },
  month: string,
): { cause: string; reward: Gift }[] {
  const reached = rewards.filter((one) => one.rank <= rank).toSorted((a, b) => a.rank - b.rank);
  if (each === 'month') {
    return reached.slice(-1).map(({ reward }) => ({ cause: `rank:${month}:${memberId}`, reward }));
  }
  return reached.map((one) => ({ cause: `rank:${one.rank}:${memberId}`, reward: one.reward }));
}
