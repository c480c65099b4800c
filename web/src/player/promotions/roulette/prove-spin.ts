import type { Spin } from '../../../shared/api/contracts.ts';
import { openNumbers, seedOf, sha256 } from '../../../shared/verify/verify-numbers.ts';

export type SpinClaim = Pick<Spin, 'spinId' | 'seed' | 'seedHash' | 'name' | 'slot' | 'slots'>;

export type SpinProof = {
  /** Of the seed that was published. */
  hash: string;
  isHashKept: boolean;
  /** The number that was read off the seed, below the sum of the weights. */
  number: number;
  bound: number;
  slot: number;
  isSlotRight: boolean;
};

/**
 * Draws a spin again from its seed, its name and the wheel's weights, apart from the server.
 *
 * @throws RangeError when the seed is none
 */
export async function proveSpin(claim: SpinClaim): Promise<SpinProof> {
  const seed = seedOf(claim.seed);
  if (seed === null) throw new RangeError('A seed has 64 hexadecimal digits.');
  const hash = await sha256(seed);
  const weights = claim.slots.map(({ weight }) => weight);
  const bound = weights.reduce((sum, weight) => sum + weight, 0);
  const numbers = await openNumbers(seed, claim.name);
  const number = await numbers.below(bound);
  const slot = slotOf(weights, number);
  return {
    hash,
    isHashKept: hash === claim.seedHash,
    number,
    bound,
    slot,
    isSlotRight: slot === claim.slot,
  };
}

function slotOf(weights: readonly number[], number: number): number {
  let end = 0;
  return weights.findIndex((weight) => {
    end += weight;
    return number < end;
  });
}
