/**
 * Invariant: which legs stand on one ticket is decided by the matrix alone, whatever their order;
 * two selections of one market never do, nor do two markets of one match that ask the same of its score.
 */
import type { LegName } from './leg-name.ts';
import type { Sport } from './sports.ts';

export const combinationFaults = [
  'same-market',
  'same-match',
  'alone',
  'sports-apart',
  'live-apart',
] as const;
export type CombinationFault = (typeof combinationFaults)[number];

export type CombinationLeg = LegName & {
  readonly sport: Sport;
  readonly leagueId: string;
  /** Markets of scores have a span: the whole match, or a part of it. */
  readonly market: { readonly kind: string; readonly span?: string };
  readonly isLive: boolean;
};

export type CombinationRules = {
  /** Which two markets of one match may stand on one ticket; no other two may. */
  readonly crossings: readonly { readonly sport: Sport; readonly kinds: readonly string[] }[];
  /** What is bet on alone: it holds for legs that match all that is named. */
  readonly alone: readonly {
    readonly sport?: Sport | undefined;
    readonly leagueId?: string | undefined;
    readonly kind?: string | undefined;
  }[];
  /** Sports of different groups do not stand on one ticket; a sport in none goes with all. */
  readonly groups: readonly (readonly Sport[])[];
  /** Whether legs in play stand beside legs that are not. */
  readonly mixesLive: boolean;
};

export type Clash<Leg extends CombinationLeg = CombinationLeg> = {
  readonly fault: CombinationFault;
  readonly legs: readonly [Leg, Leg];
};

/** The first two legs that may not stand together; null when all may. */
export function clashOf<Leg extends CombinationLeg>(
  legs: readonly Leg[],
  rules: CombinationRules,
): Clash<Leg> | null {
  for (const [at, leg] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      const fault = faultOf(leg, other, rules);
      if (fault) return { fault, legs: [leg, other] };
    }
  }
  return null;
}

function faultOf(
  one: CombinationLeg,
  other: CombinationLeg,
  rules: CombinationRules,
): CombinationFault | null {
  if (one.fixtureId === other.fixtureId) {
    if (one.marketKey === other.marketKey) return 'same-market';
    if (!isCrossing(one, other, rules)) return 'same-match';
  }
  if (isAlone(one, rules) || isAlone(other, rules)) return 'alone';
  const [left, right] = [groupOf(one, rules), groupOf(other, rules)];
  if (left !== right && left !== -1 && right !== -1) return 'sports-apart';
  return rules.mixesLive || one.isLive === other.isLive ? null : 'live-apart';
}

/** What of a score a market asks; of what no score decides, nothing. */
const asks: Readonly<Record<string, readonly ('ahead' | 'sum')[]>> = {
  'three-way': ['ahead'],
  'two-way': ['ahead'],
  handicap: ['ahead'],
  total: ['sum'],
  'odd-even': ['ahead', 'sum'],
  'correct-score': ['ahead', 'sum'],
};

/**
 * Whether a matrix can let markets of two kinds stand on one ticket. Two that ask the same are won together,
 * as 2.5 and 3.5 goals are: their odds multiplied would pay one thing twice.
 */
export function mayCross(one: string, other: string): boolean {
  if (one === other) return false;
  return !(asks[one] ?? []).some((asked) => asks[other]?.includes(asked));
}

/** Both are of the same span: a half and the whole match depend too much on each other. */
function isCrossing(
  one: CombinationLeg,
  other: CombinationLeg,
  { crossings }: CombinationRules,
): boolean {
  if (one.market.span !== other.market.span) return false;
  const [left, right] = [one.market.kind, other.market.kind];
  if (!mayCross(left, right)) return false;
  return crossings.some(({ sport, kinds: [first, second] }) => {
    if (sport !== one.sport) return false;
    return (left === first && right === second) || (left === second && right === first);
  });
}

function isAlone({ sport, leagueId, market }: CombinationLeg, { alone }: CombinationRules) {
  return alone.some(
    (rule) =>
      (rule.sport ?? sport) === sport &&
      (rule.leagueId ?? leagueId) === leagueId &&
      (rule.kind ?? market.kind) === market.kind,
  );
}

function groupOf({ sport }: CombinationLeg, { groups }: CombinationRules): number {
  return groups.findIndex((group) => group.includes(sport));
}
