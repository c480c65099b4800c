/** Invariant: exact; the denominator is above zero. */
export type Fraction = { readonly numerator: bigint; readonly denominator: bigint };

export const one: Fraction = { numerator: 1n, denominator: 1n };

export function fraction(numerator: bigint, denominator = 1n): Fraction {
  if (denominator <= 0n) throw new RangeError('A fraction has a denominator above zero.');
  return { numerator, denominator };
}

export function times(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.numerator,
    denominator: left.denominator * right.denominator,
  };
}

export function plus(left: Fraction, right: Fraction): Fraction {
  return {
    numerator: left.numerator * right.denominator + right.numerator * left.denominator,
    denominator: left.denominator * right.denominator,
  };
}

export function isLess(left: Fraction, right: Fraction): boolean {
  return left.numerator * right.denominator < right.numerator * left.denominator;
}

/** The part of an amount, rounded down to a whole number. */
export function partOf(amount: bigint, { numerator, denominator }: Fraction): bigint {
  return (amount * numerator) / denominator;
}
