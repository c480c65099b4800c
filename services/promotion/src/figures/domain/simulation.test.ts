import fc from 'fast-check';
import { expect, test } from 'vitest';
import { simulate } from './simulation.ts';

const day = (number: number, grants: number, amount: bigint) => ({
  day: `2026-01-0${number}`,
  grants,
  amount,
});
const days = [day(1, 10, 1_000n), day(2, 10, 1_000n), day(3, 10, 1_000n)];

test.each([
  [10_000n, null, 30, 3_000n, null],
  [3_000n, null, 30, 3_000n, null],
  [2_550n, null, 25, 2_500n, '2026-01-03'],
  [10_000n, 12, 12, 1_200n, '2026-01-02'],
  [0n, null, 0, 0n, '2026-01-01'],
])('of a budget of %d and %s grants in all', (budget, inAll, grants, amount, usedUpOn) => {
  expect(simulate(days, { budget, inAll })).toMatchObject({ grants, amount, usedUpOn });
});

test('never more than budget and number, and never more than was asked for', () => {
  const asked = fc.array(
    fc.record({
      day: fc.constant('2026-01-01'),
      grants: fc.integer({ min: 1, max: 1_000 }),
      amount: fc.bigInt({ min: 0n, max: 1_000_000n }),
    }),
  );
  fc.assert(
    fc.property(
      asked,
      fc.bigInt({ min: 0n, max: 3_000_000n }),
      fc.nat(2_000),
      (all, budget, inAll) => {
        const given = simulate(all, { budget, inAll });
        expect(given.amount <= budget).toBe(true);
        expect(given.grants).toBeLessThanOrEqual(inAll);
        expect(given.amount <= all.reduce((sum, { amount }) => sum + amount, 0n)).toBe(true);
      },
    ),
  );
});
