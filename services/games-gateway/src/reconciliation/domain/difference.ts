import type { Won } from '@noriter/kit/money';
import { keyOf } from './pair-moves.ts';

/** `player`: both sides have it, of another one each. */
export const differenceKinds = [
  'missing_ours',
  'missing_theirs',
  'amount',
  'status',
  'player',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

/** One transaction of either side that the other one has otherwise, or has not. */
export type Found = {
  readonly id: string;
  readonly verb: string;
  readonly kind: DifferenceKind;
  readonly memberId: string | null;
  readonly ours: Won | null;
  readonly theirs: Won | null;
  readonly at: Date;
};

/** What differs of one id and verb: the sum of what is too much. */
export type Difference = Found & {
  /** What it is the sum of, by when each was; never empty. */
  readonly times: readonly Pick<Found, 'at' | 'theirs'>[];
};

/** What is too much of one id and verb is one difference, of their sum. */
export function oncePerName(found: readonly Found[]): Difference[] {
  const byName = Map.groupBy(found, (one) => `${one.kind} ${keyOf(one)}`);
  return [...byName.values()].flatMap((times) => {
    const [first] = times;
    return first === undefined ? [] : [{ ...first, theirs: sumOf(times), times }];
  });
}

/** The differences of times that were compared each by itself, as those of all these times. */
export function ofAllTimes(differences: readonly Difference[]): Difference[] {
  return oncePerName(
    differences.flatMap(({ times, ...one }) => times.map((time): Found => ({ ...one, ...time }))),
  );
}

/** The sum of what a vendor has; null where it has nothing. */
export function sumOf(times: readonly Pick<Found, 'theirs'>[]): Won | null {
  const sums = times.flatMap(({ theirs }) => (theirs === null ? [] : [theirs]));
  return sums.length === 0 ? null : sums.reduce((sum, one) => sum + one, 0n);
}
