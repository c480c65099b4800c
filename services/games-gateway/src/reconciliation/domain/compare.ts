/**
 * Invariant: each transaction of either side is matched or is one difference; which side is asked first
 * changes nothing.
 */
import type { Won } from '@noriter/kit/money';
import { playerIdOf } from '../../vocabulary/player-id.ts';
import type { OurMove, TheirMove } from './move.ts';

export const differenceKinds = ['missing_ours', 'missing_theirs', 'amount', 'status'] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export type Difference = {
  readonly id: string;
  readonly verb: string;
  readonly kind: DifferenceKind;
  readonly memberId: string | null;
  readonly ours: Won | null;
  readonly theirs: Won | null;
};

/** What we may have a vendor's word as, where it is another: each protocol pays a jackpot by a verb of its own. */
const ourVerbs: Readonly<Record<string, readonly string[]>> = {
  jackpot: ['jackpot_win', 'win', 'promotion_win'],
};

type Named = { id: string; verb: string };

const keyOf = ({ id, verb }: Named) => `${verb} ${id}`;
const keysOf = ({ id, verb }: Named) =>
  (ourVerbs[verb] ?? [verb]).map((own) => keyOf({ id, verb: own }));

/**
 * Compares both records. They may hold a little more than the time that is compared, as clocks differ:
 * only what lies in it can be missing.
 */
export function compareMoves(
  ours: readonly OurMove[],
  theirs: readonly TheirMove[],
  { from, until }: { from: Date; until: Date },
): { matched: number; differences: Difference[] } {
  const byKey = new Map(ours.map((one) => [keyOf(one), one]));
  const named = new Set(theirs.flatMap(keysOf));
  const isInside = ({ at }: { at: Date }) => at >= from && at < until;
  let matched = 0;
  const differences = theirs.filter(isInside).flatMap((one): Difference[] => {
    const own = keysOf(one).flatMap((key) => byKey.get(key) ?? [])[0];
    const kind = kindOf(own, one);
    if (kind === null) {
      matched += 1;
      return [];
    }
    const memberId = own?.memberId ?? null;
    return [{ id: one.id, verb: one.verb, kind, memberId, ...sumsOf(own, one) }];
  });
  const missing = ours
    .filter((one) => one.isApplied && isInside(one) && !named.has(keyOf(one)))
    .map(({ id, verb, memberId, amount }): Difference => {
      return { id, verb, kind: 'missing_theirs', memberId, ours: amount, theirs: null };
    });
  return { matched, differences: [...differences, ...missing] };
}

function kindOf(own: OurMove | undefined, their: TheirMove): DifferenceKind | null {
  if (own === undefined) return 'missing_ours';
  // A rollback of what never came moves nothing on either side.
  if (their.verb === 'rollback') return null;
  if (!own.isApplied || !isSamePlayer(own, their)) return 'status';
  return own.amount === their.amount && isSameWin(own, their) ? null : 'amount';
}

/** Of any other verb the amount says it all, whatever else a vendor may say. */
const isSameWin = (own: OurMove, { won }: TheirMove) =>
  own.verb !== 'bet_and_win' || won === null || won === own.won;

/** What is shown of a difference: the amounts, or where these agree what was won with them. */
function sumsOf(own: OurMove | undefined, their: TheirMove): Pick<Difference, 'ours' | 'theirs'> {
  if (own !== undefined && own.amount === their.amount && !isSameWin(own, their)) {
    return { ours: own.won, theirs: their.won };
  }
  return { ours: own?.amount ?? null, theirs: their.amount };
}

function isSamePlayer({ memberId }: OurMove, { playerId }: TheirMove): boolean {
  return playerId === '' || playerId.toLowerCase() === playerIdOf(memberId);
}
