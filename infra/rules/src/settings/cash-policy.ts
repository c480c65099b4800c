/**
 * Invariant: what one operator may do alone with money is never raised by one operator. Of a cash
 * policy that is the bounds of corrections, deposits and withdrawals, and the bonus of deposits,
 * which no bound counts.
 */

/** The bounds of a cash policy, in won. */
const bounds = [
  'adjustAloneMax',
  'adjustAloneDayMax',
  'approveAloneDayMax',
  'aloneDayMax',
] as const;

/** What of a cash policy bounds one operator, as it is on the wire. */
export type CashBounds = Readonly<Record<(typeof bounds)[number], string>> & {
  readonly levels: readonly { readonly level: number; readonly depositBonusPercent: number }[];
};

/** A field that lets one operator do more. */
export type LoosenedCash = (typeof bounds)[number] | 'depositBonusPercent';

/** The fields that let one operator do more after a change; empty when it takes no second one. */
export function loosenedCash(before: CashBounds, after: CashBounds): LoosenedCash[] {
  const raised: LoosenedCash[] = bounds.filter(
    (name) => BigInt(after[name]) > BigInt(before[name]),
  );
  return givesMore(before.levels, after.levels) ? [...raised, 'depositBonusPercent'] : raised;
}

type Levels = CashBounds['levels'];

/** Whether members of some level get more with a deposit. Between two levels nothing changes. */
function givesMore(before: Levels, after: Levels): boolean {
  const levels = [...before, ...after].map(({ level }) => level);
  return [1, ...levels].some((level) => bonusOf(after, level) > bonusOf(before, level));
}

/** A level without its own takes what the next lower one has; below the lowest one, that one's. */
function bonusOf(levels: Levels, level: number): number {
  const byLevel = levels.toSorted((one, other) => one.level - other.level);
  const found = byLevel.findLast((one) => one.level <= level) ?? byLevel[0];
  return found?.depositBonusPercent ?? 0;
}
