/**
 * Invariant: each slot is drawn with the chance that its weight says, from a number below the sum of
 * the weights; which number that is follows from the spin's seed and name alone.
 */
import { type FairNumbers, fairNumbers } from '@noriter/fair-draw/fair-draw';

/** The weights of the slots in their order; each is at least 1. */
export type Weights = readonly number[];

export function sumOf(weights: Weights): number {
  return weights.reduce((sum, weight) => sum + weight, 0);
}

/** The largest of some amounts; 0 of none. */
export function largestOf(amounts: readonly bigint[]): bigint {
  let largest = 0n;
  for (const amount of amounts) if (amount > largest) largest = amount;
  return largest;
}

/** The slot that a number below the sum of the weights leads to, counted from 0. */
export function slotAt(weights: Weights, number: number): number {
  let end = 0;
  const slot = weights.findIndex((weight) => {
    end += weight;
    return number < end;
  });
  if (number < 0 || slot < 0) throw new RangeError('The number is below the sum of the weights.');
  return slot;
}

/** What a spin is called: no other spin of any wheel has this name. */
export function spinName(spin: { promotionId: string; memberId: string; number: number }): string {
  return `roulette ${spin.promotionId} ${spin.memberId} ${spin.number}`;
}

/** What a draw is made of besides the seed: the name, and the word its member chose. */
export function drawnName(name: string, word: string): string {
  return word === '' ? name : `${name} ${word}`;
}

export function drawSlot(seed: Uint8Array, name: string, weights: Weights): number {
  const numbers: FairNumbers = fairNumbers(seed, name);
  return slotAt(weights, numbers.below(sumOf(weights)));
}
