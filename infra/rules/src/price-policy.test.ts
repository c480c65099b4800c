import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { oddsPolicies, refusedPrices, TOLERANCE_SCALE, takesPrice } from './price-policy.ts';

const anyPolicy = fc.record({
  oddsPolicy: fc.constantFrom(...oddsPolicies),
  tolerance: fc.bigInt(0n, 1_000n),
});
const anyPrice = fc.record({ seen: fc.bigInt(1_010n, 9_000n), present: fc.bigInt(1_010n, 9_000n) });

describe('a price that moved', () => {
  it.each([
    ['none', 0n, 2_000n, 2_000n, true],
    ['none', 300n, 2_000n, 1_990n, false],
    ['none', 300n, 2_000n, 2_010n, false],
    ['better', 0n, 2_000n, 2_010n, true],
    ['better', 0n, 2_000n, 1_990n, false],
    ['better', 300n, 2_000n, 1_940n, true],
    ['better', 300n, 2_000n, 1_939n, false],
    ['any', 0n, 2_000n, 1_010n, true],
  ] as const)(
    'under %s with %s, seen at %s, now %s: %s',
    (oddsPolicy, tolerance, seen, present, taken) => {
      expect(takesPrice({ oddsPolicy, tolerance }, { seen, present })).toBe(taken);
    },
  );

  it('does not hide behind another one that rose', () => {
    const policy = { oddsPolicy: 'better', tolerance: 300n } as const;
    const rose = { seen: 2_000n, present: 3_000n };
    const fell = { seen: 2_000n, present: 1_900n };
    expect(refusedPrices(policy, [rose, fell])).toEqual([fell]);
  });

  it('counts with the others: many small falls are a great one', () => {
    const policy = { oddsPolicy: 'better', tolerance: 300n } as const;
    const fell = { seen: 2_000n, present: 1_960n };
    expect(refusedPrices(policy, [fell])).toEqual([]);
    expect(refusedPrices(policy, [fell, fell])).toEqual([fell, fell]);
  });

  it('leaves the whole within the tolerance, whatever is taken', () => {
    fc.assert(
      fc.property(anyPolicy, fc.array(anyPrice, { maxLength: 6 }), (policy, prices) => {
        if (policy.oddsPolicy === 'any' || refusedPrices(policy, prices).length > 0) return;
        const product = (pick: (price: (typeof prices)[number]) => bigint) =>
          prices.reduce((all, price) => all * pick(price), 1n);
        const seen = product((price) => price.seen);
        const present = product((price) => price.present);
        expect(present * TOLERANCE_SCALE >= seen * (TOLERANCE_SCALE - policy.tolerance)).toBe(true);
      }),
    );
  });

  it('is never taken by a policy and refused by a wider one', () => {
    fc.assert(
      fc.property(anyPrice, fc.bigInt(0n, 1_000n), (price, tolerance) => {
        const taken = oddsPolicies.map((oddsPolicy) =>
          takesPrice({ oddsPolicy, tolerance }, price),
        );
        expect(taken).toEqual(taken.toSorted((one, other) => Number(one) - Number(other)));
      }),
    );
  });
});
