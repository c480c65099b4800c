/**
 * Invariant: what ranks give was agreed to by two, and who has a rank is what the ladder says. So a ladder that
 * gives anybody a rank more easily, or lets it be kept for longer, takes two as well.
 */

/** What of a ladder decides who has a rank, as it is on the wire. */
export type LadderTerms = {
  readonly windowDays: number;
  readonly keptDays: number;
  /** None named is all of them. */
  readonly products: readonly string[];
  readonly oddsMinimum: number;
  /** The lowest rank first; what a rank gives goes by its place. */
  readonly steps: readonly { readonly turnover: string }[];
};

/** A field by which a rank is reached or kept more easily. */
export type LoosenedLadder = keyof LadderTerms;

/** The fields that a change loosens; empty when it takes no second operator. */
export function loosenedLadder(before: LadderTerms, after: LadderTerms): LoosenedLadder[] {
  return [
    ...loosened('steps', asksLess(before, after)),
    ...loosened('windowDays', after.windowDays > before.windowDays),
    ...loosened('keptDays', after.keptDays > before.keptDays),
    ...loosened('products', countsMore(before, after)),
    ...loosened('oddsMinimum', after.oddsMinimum < before.oddsMinimum),
  ];
}

function loosened(name: LoosenedLadder, isLoosened: boolean): LoosenedLadder[] {
  return isLoosened ? [name] : [];
}

/** A rank that there was not before asks for less than none. */
function asksLess({ steps: before }: LadderTerms, { steps: after }: LadderTerms): boolean {
  return after.some(({ turnover }, at) => {
    const known = before[at];
    return known === undefined || BigInt(turnover) < BigInt(known.turnover);
  });
}

function countsMore({ products: before }: LadderTerms, { products: after }: LadderTerms): boolean {
  if (before.length === 0) return false;
  return after.length === 0 || after.some((product) => !before.includes(product));
}
