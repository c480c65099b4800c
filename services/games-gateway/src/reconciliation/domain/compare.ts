/**
 * Invariant: each transaction of either side is matched or is one difference; which side is asked first
 * changes nothing.
 */
import type { Won } from '@noriter/kit/money';

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
  readonly verb: string;
  readonly amount: Won;
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

const keyOf = ({ id, verb }: { id: string; verb: string }) => `${verb} ${id}`;

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
  const named = new Set(theirs.map(keyOf));
  const isInside = ({ at }: { at: Date }) => at >= from && at < until;
  let matched = 0;
  const differences = theirs.filter(isInside).flatMap((one): Difference[] => {
    const own = byKey.get(keyOf(one));
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
  if (!own.isApplied) return 'status';
  return own.amount === their.amount ? null : 'amount';
}
