/**
 * Invariant: which legs stand on one ticket is decided by the matrix alone, whatever their order;
 * two selections of one market never do.
 */
import { isScored } from '../../sport/market.ts';
import type { Leg, OfferedLeg } from './ask.ts';
import type { CombinationMatrix } from './rules.ts';

export type CombinationFault =
  | 'same-market'
  | 'same-match'
  | 'alone'
  | 'sports-apart'
  | 'live-apart';

export type Clash<One extends Leg = Leg> = {
  readonly fault: CombinationFault;
  readonly legs: readonly [One, One];
};

/** The first two legs that may not stand together; null when all may. */
export function clashOf<One extends OfferedLeg>(
  legs: readonly One[],
  matrix: CombinationMatrix,
): Clash<One> | null {
  for (const [at, leg] of legs.entries()) {
    for (const other of legs.slice(at + 1)) {
      const fault = faultOf(leg, other, matrix);
      if (fault) return { fault, legs: [leg, other] };
    }
  }
  return null;
}

/** The leagues in which a ticket combines markets of one match. */
export function crossedLeagues(legs: readonly Leg[]): readonly string[] {
  const crossed = legs.filter((leg, at) =>
    legs.some((other, place) => place !== at && other.fixtureId === leg.fixtureId),
  );
  return [...new Set(crossed.map(({ leagueId }) => leagueId))];
}

function faultOf(
  one: OfferedLeg,
  other: OfferedLeg,
  matrix: CombinationMatrix,
): CombinationFault | null {
  if (one.fixtureId === other.fixtureId) {
    if (one.marketKey === other.marketKey) return 'same-market';
    if (!isCrossing(one, other, matrix)) return 'same-match';
  }
  if (isAlone(one, matrix) || isAlone(other, matrix)) return 'alone';
  if (groupOf(one, matrix) !== groupOf(other, matrix)) {
    if (groupOf(one, matrix) !== -1 && groupOf(other, matrix) !== -1) return 'sports-apart';
  }
  return matrix.mixesLive || one.isLive === other.isLive ? null : 'live-apart';
}

/** Both are of the same span: a half and the whole match tell too much of each other. */
function isCrossing(one: Leg, other: Leg, { crossings }: CombinationMatrix): boolean {
  const spans = [one.market, other.market].map((market) => (isScored(market) ? market.span : null));
  if (spans[0] !== spans[1]) return false;
  return crossings.some(({ sport, kinds: [left, right] }) => {
    if (sport !== one.sport) return false;
    const kinds = [one.market.kind, other.market.kind];
    return (kinds[0] === left && kinds[1] === right) || (kinds[0] === right && kinds[1] === left);
  });
}

function isAlone({ sport, leagueId, market }: Leg, { alone }: CombinationMatrix): boolean {
  return alone.some(
    (rule) =>
      (rule.sport ?? sport) === sport &&
      (rule.leagueId ?? leagueId) === leagueId &&
      (rule.kind ?? market.kind) === market.kind,
  );
}

function groupOf({ sport }: Leg, { groups }: CombinationMatrix): number {
  return groups.findIndex((group) => group.includes(sport));
}
