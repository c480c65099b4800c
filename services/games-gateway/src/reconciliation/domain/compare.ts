/**
 * Invariant: each transaction of either side is matched or is one difference; which side is asked first
 * changes nothing.
 */
import type { Won } from '@noriter/kit/money';
import { playerIdOf } from '../../vocabulary/player-id.ts';

/** A transaction as we have it. */
export type OurMove = {
  readonly id: string;
  readonly verb: string;
  readonly memberId: string;
  readonly amount: Won;
  /** Whether its money moved. */
  readonly isApplied: boolean;
  readonly at: Date;
};

/** A transaction as the vendor has it. */
export type TheirMove = {
  readonly id: string;
  /** The feed's own word. */
  readonly verb: string;
  readonly amount: Won;
  /** Empty where the vendor names nobody. */
  readonly playerId: string;
  readonly at: Date;
};

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
    const { id, verb, amount } = one;
    return [
      {
        id,
        verb,
        kind,
        memberId: own?.memberId ?? null,
        ours: own?.amount ?? null,
        theirs: amount,
      },
    ];
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
  return own.amount === their.amount ? null : 'amount';
}

function isSamePlayer({ memberId }: OurMove, { playerId }: TheirMove): boolean {
  return playerId === '' || playerId.toLowerCase() === playerIdOf(memberId);
}
