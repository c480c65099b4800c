/**
 * Invariant: 22 different numbers of 1 to 70; markets look at their sum.
 */

import { drawBalls, type FairNumbers } from '@noriter/fair-draw/fair-draw';

export const KINO_NUMBERS = 22;
export const KINO_HIGHEST = 70;

export type Kino = { readonly numbers: readonly number[] };

export function drawKino(numbers: FairNumbers): Kino {
  return { numbers: drawBalls(numbers, KINO_NUMBERS, KINO_HIGHEST) };
}

export function isKino({ numbers }: Kino): boolean {
  const inRange = (one: number) => Number.isInteger(one) && one >= 1 && one <= KINO_HIGHEST;
  return (
    numbers.length === KINO_NUMBERS &&
    numbers.every(inRange) &&
    new Set(numbers).size === KINO_NUMBERS
  );
}
