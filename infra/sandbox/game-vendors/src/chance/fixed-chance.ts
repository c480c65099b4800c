import type { Chance } from './chance.ts';

/** The same numbers for the same seed (mulberry32): for tests and for simulations, never for money. */
export function fixedChance(seed: number): Chance {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  return {
    whole: (below) => Math.floor((next() / 4_294_967_296) * below),
    bytes: (count) => Uint8Array.from({ length: count }, () => next() & 255),
  };
}
