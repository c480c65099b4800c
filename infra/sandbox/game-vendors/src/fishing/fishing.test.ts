import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixedChance } from '../chance/fixed-chance.ts';
import { returnOf, shoot, species, TARGET_RETURN } from './fish.ts';

test.each(species.map((one) => [one.key, one] as const))('%s returns 96 %%', (_, one) => {
  expect(returnOf(one)).toBeLessThanOrEqual(TARGET_RETURN);
  expect(returnOf(one)).toBeCloseTo(TARGET_RETURN, 5);
});

test('a shot pays nothing or one of the multiples its fish is named with', () => {
  fc.assert(
    fc.property(fc.constantFrom(...species), fc.integer(), (one, seed) => {
      const win = shoot(one, 700n, fixedChance(seed));
      expect([0n, ...one.pays.map(([times]) => 700n * BigInt(times))]).toContain(win);
    }),
  );
});

test('two hundred thousand shots agree with the computed return within four deviations', () => {
  for (const one of species) {
    const chance = fixedChance(one.size);
    const shots = 200_000;
    let [sum, squares] = [0, 0];
    for (let at = 0; at < shots; at += 1) {
      const back = Number(shoot(one, 100n, chance)) / 100;
      sum += back;
      squares += back * back;
    }
    const mean = sum / shots;
    const deviation = Math.sqrt((squares / shots - mean * mean) / shots);
    expect(Math.abs(mean - returnOf(one)), one.key).toBeLessThan(4 * deviation);
  }
});
