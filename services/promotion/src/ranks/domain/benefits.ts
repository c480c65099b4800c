/** Invariant: what a rank gives is what running promotions say; nothing is promised beside them. */
import type { Definition } from '../../promotions/domain/definition.ts';
import type { Gift } from '../../promotions/domain/reward.ts';

export type Benefit = {
  /** From this rank on. */
  rank: number;
  /** A higher payback; a reward for the rank, or for each month; a promotion for the rank alone. */
  kind: 'payback' | 'once' | 'month' | 'promotion';
  title: Definition['title'];
  /** Of a payback. */
  percent: number | null;
  reward: Gift | null;
};

/** What the ranks of a site have, the lowest rank first. */
export function benefitsOf(definitions: readonly Definition[]): Benefit[] {
  return definitions.flatMap(ownOf).toSorted((a, b) => a.rank - b.rank);
}

function ownOf({ title, segment, rules }: Definition): Benefit[] {
  const of = { title, percent: null, reward: null };
  const { rankFrom } = segment;
  const alone =
    rankFrom === null || rankFrom === undefined
      ? []
      : [{ ...of, rank: rankFrom, kind: 'promotion' as const }];
  if (rules.trigger === 'rank') {
    const kind = rules.each;
    return rules.rewards.map(({ rank, reward }) => ({ ...of, rank, kind, reward }));
  }
  if (rules.trigger !== 'payback') return alone;
  const paybacks = (rules.byRank ?? []).map((one) => ({ ...of, ...one, kind: 'payback' as const }));
  return [...alone, ...paybacks];
}
