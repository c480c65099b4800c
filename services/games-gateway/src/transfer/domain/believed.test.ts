import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isBelieved, surplusOf } from './believed.ts';

test.each([
  ['what was carried there', 30_000n, [30_000n, 0n, 30_000n], 0n, true],
  ['a won more, where none may be won', 30_001n, [30_000n, 0n, 30_000n], 0n, false],
  ['as much as may be won', 35_000n, [30_000n, 0n, 30_000n], 5_000n, true],
  ['a won more', 35_001n, [30_000n, 0n, 30_000n], 5_000n, false],
  ['what was lost there before', 60_000n, [90_000n, 30_000n, 0n], 0n, true],
  ['a second win of the day', 36_000n, [60_000n, 30_000n, 30_000n], 5_000n, false],
  ['money of who carried none', 1n, [0n, 0n, 0n], 0n, false],
  ['all that a number can be', 999_999_999_999_999n, [1n, 0n, 1n], 100n, false],
  ['what was carried after too much was won', 90_000n, [120_000n, 90_000n, 90_000n], 5_000n, true],
  ['a won more than that', 90_001n, [120_000n, 90_000n, 90_000n], 5_000n, false],
  ['the same again', 90_000n, [120_000n, 180_000n, 0n], 5_000n, false],
  ['a part of what may still come', 1n, [120_000n, 180_000n, -1n], 5_000n, false],
] as const)('%s', (_name, stated, [carried, home, lies], most, expected) => {
  expect(isBelieved(stated, { carried, home, lies }, most)).toBe(expected);
});

/** Money is carried there, is to come home, and then is given or refused. */
type Step = 'carried' | 'home' | 'given' | 'refused';

test('whatever a vendor says in whatever order, no more comes home than went there and may be won', () => {
  const step = fc.constantFrom<Step[]>('carried', 'home', 'given', 'refused');
  const amount = fc.bigInt({ min: 1n, max: 999_999_999_999_999n });
  const moves = fc.array(fc.record({ step, amount, most: amount }), { maxLength: 30 });
  fc.assert(
    fc.property(moves, (sequence) => {
      const visit = { carried: 0n, home: 0n, lies: 0n };
      const open: { amount: bigint; surplus: bigint }[] = [];
      let surplus = 0n;
      // Operators set the bound anew meanwhile: what counts is what it was when a win was believed.
      let highest = 0n;
      for (const one of sequence) {
        if (one.step === 'carried') {
          visit.carried += one.amount;
          visit.lies += one.amount;
        } else if (one.step === 'home' && isBelieved(one.amount, visit, one.most)) {
          if (one.amount > visit.lies && one.most > highest) highest = one.most;
          const own = { amount: one.amount, surplus: surplusOf(one.amount, visit) };
          visit.home += one.amount;
          visit.lies -= one.amount;
          surplus += own.surplus;
          open.push(own);
        } else if (one.step === 'given' && open.shift() !== undefined) {
          visit.lies = open.reduce((left, may) => left - may.amount, 0n);
        } else if (one.step === 'refused') {
          const refused = open.shift() ?? { amount: 0n, surplus: 0n };
          visit.home -= refused.amount;
          visit.lies += refused.amount;
          surplus -= refused.surplus;
        }
        expect(visit.home - visit.carried).toBeLessThanOrEqual(highest);
        // What counts for all members together leaves none of it out.
        expect(visit.home - visit.carried).toBeLessThanOrEqual(surplus);
      }
    }),
  );
});

test('what was carried there comes home, whatever was won before and however low the bound is', () => {
  const amount = fc.bigInt({ min: 1n, max: 999_999_999_999_999n });
  fc.assert(
    fc.property(amount, amount, (won, stated) => {
      const visit = { carried: stated, home: won, lies: stated };
      expect(isBelieved(stated, visit, 0n)).toBe(true);
      expect(isBelieved(stated + won, visit, 0n)).toBe(false);
      expect(surplusOf(stated, visit)).toBe(0n);
    }),
  );
});

test.each([
  ['what was carried there', 30_000n, [30_000n, 0n, 30_000n], 0n],
  ['a won more', 30_001n, [30_000n, 0n, 30_000n], 1n],
  ['what was lost there before', 60_000n, [90_000n, 30_000n, 0n], 0n],
  ['more than was lost before', 61_000n, [90_000n, 30_000n, 0n], 1_000n],
  ['a second win, of what was won carried back', 100_000n, [120_000n, 90_000n, 90_000n], 10_000n],
  ['the same again', 90_000n, [120_000n, 180_000n, 0n], 90_000n],
  ['what comes beside more than lies there', 10n, [120_000n, 180_000n, -60_000n], 10n],
] as const)('what is won of %s', (_name, stated, [carried, home, lies], expected) => {
  expect(surplusOf(stated, { carried, home, lies })).toBe(expected);
});
