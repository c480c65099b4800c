/**
 * Invariant: a difference is of all that is known of its id and verb. Who compares less of the feed than that adds what
 * is new to it, and neither takes from it nor opens it again for what was worked through.
 */
import type { Won } from '@noriter/kit/money';
import { type Difference, sumOf } from './difference.ts';

/** A difference as it was written down. */
export type Known = {
  readonly ours: Won | null;
  readonly theirs: Won | null;
  /** When the first and the last of it was; null of what no comparison of feeds has found. */
  readonly firstAt: Date | null;
  readonly lastAt: Date | null;
  readonly resolvedAt: Date | null;
};

export type Restated = Omit<Known, 'firstAt' | 'lastAt' | 'resolvedAt'> & {
  readonly firstAt: Date;
  readonly lastAt: Date;
  /** Whether somebody has to work through it, again if need be. */
  readonly isNews: boolean;
};

/**
 * What a difference is by a comparison of some time.
 *
 * @param known what was written down before; null when nothing was
 */
export function restate(
  known: Known | null,
  { ours, theirs, times }: Difference,
  { from, until }: { from: Date; until: Date },
): Restated {
  const [firstAt, lastAt] = spanOf(times.map(({ at }) => at));
  if (known === null) return { ours, theirs, firstAt, lastAt, isNews: true };
  const { firstAt: knownFirst, lastAt: knownLast } = known;
  if (knownFirst === null || knownLast === null || (knownFirst >= from && knownLast < until)) {
    const isOther = known.ours !== ours || known.theirs !== theirs;
    const hasComeAgain = known.resolvedAt !== null && known.resolvedAt < lastAt;
    return { ours, theirs, firstAt, lastAt, isNews: isOther || hasComeAgain };
  }
  const isKnownTime = ({ at }: { at: Date }) => at >= knownFirst && at <= knownLast;
  const again = sumOf(times.filter(isKnownTime));
  const more = times.filter((one) => !isKnownTime(one));
  // Of what is known only some was compared: it can be more than all was, and not less.
  const before = isMore(again, known.theirs) ? again : known.theirs;
  const [first, last] = spanOf([knownFirst, knownLast, ...more.map(({ at }) => at)]);
  return {
    ours,
    theirs: sumOf([{ theirs: before }, ...more]),
    firstAt: first,
    lastAt: last,
    isNews: more.length > 0 || before !== known.theirs || ours !== known.ours,
  };
}

function spanOf(times: readonly Date[]): [first: Date, last: Date] {
  const inOrder = times.toSorted((one, other) => one.getTime() - other.getTime());
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  if (first === undefined || last === undefined) throw new Error('A difference was at some time.');
  return [first, last];
}

function isMore(one: Won | null, other: Won | null): boolean {
  const sizeOf = (sum: Won | null) => (sum !== null && sum < 0n ? -sum : (sum ?? 0n));
  return sizeOf(one) > sizeOf(other);
}
