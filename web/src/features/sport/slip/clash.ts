/**
 * Invariant: says which legs may not stand on one ticket as the service's combination matrix does;
 * two selections of one market never may.
 */
import type { CombinationMatrix, LegName, Market } from '../api.ts';
import type { Sport } from '../sports.ts';

export type MatrixLeg = LegName & {
  sport: Sport;
  leagueId: string;
  market: Market;
  isLive: boolean;
};

export type Fault = 'same-market' | 'same-match' | 'alone' | 'sports-apart' | 'live-apart';

export type Clash<Leg extends MatrixLeg = MatrixLeg> = { fault: Fault; legs: readonly [Leg, Leg] };

/** The first two legs that may not stand together; null when all may. */
export function clashOf<Leg extends MatrixLeg>(
  legs: readonly Leg[],
  matrix: CombinationMatrix,
): Clash<Leg> | null {
  for (const [at, leg] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      const fault = faultOf(leg, other, matrix);
      if (fault !== null) return { fault, legs: [leg, other] };
    }
  }
  return null;
}

function faultOf(one: MatrixLeg, other: MatrixLeg, matrix: CombinationMatrix): Fault | null {
  if (one.fixtureId === other.fixtureId) {
    if (one.marketKey === other.marketKey) return 'same-market';
    if (!isCrossing(one, other, matrix)) return 'same-match';
  }
  if (isAlone(one, matrix) || isAlone(other, matrix)) return 'alone';
  const [left, right] = [groupOf(one, matrix), groupOf(other, matrix)];
  if (left !== right && left !== -1 && right !== -1) return 'sports-apart';
  return matrix.mixesLive || one.isLive === other.isLive ? null : 'live-apart';
}

/** Both are of the same span: a half and the whole match tell too much of each other. */
function isCrossing(one: MatrixLeg, other: MatrixLeg, { crossings }: CombinationMatrix): boolean {
  if (spanOf(one.market) !== spanOf(other.market)) return false;
  const [left, right] = [one.market.kind, other.market.kind];
  return crossings.some(({ sport, kinds: [first, second] }) => {
    if (sport !== one.sport) return false;
    return (left === first && right === second) || (left === second && right === first);
  });
}

function spanOf(market: Market): string | null {
  return 'span' in market ? market.span : null;
}

function isAlone({ sport, leagueId, market }: MatrixLeg, { alone }: CombinationMatrix): boolean {
  return alone.some(
    (rule) =>
      (rule.sport ?? sport) === sport &&
      (rule.leagueId ?? leagueId) === leagueId &&
      (rule.kind ?? market.kind) === market.kind,
  );
}

function groupOf({ sport }: MatrixLeg, { groups }: CombinationMatrix): number {
  return groups.findIndex((group) => group.includes(sport));
}
