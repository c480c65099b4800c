import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ppmOfPercent, WHOLE_PPM } from './ppm.ts';
import { type ChainRate, shareOut, slicesOf } from './share-out.ts';

const chainOf = (rates: readonly (string | null)[]): ChainRate[] =>
  rates.flatMap((rate, at) =>
    rate === null ? [] : [{ tier: at + 1, ppm: ppmOfPercent(rate), isActive: true }],
  );

const sharesOf = (base: bigint, rates: readonly (string | null)[], member = '0') => {
  const { byTier, ...rest } = shareOut(base, slicesOf(chainOf(rates), ppmOfPercent(member)));
  return { ...rest, tiers: [...byTier.values()] };
};

describe('the worked examples', () => {
  const five = ['1.20', '1.10', '1.00', '0.80', '0.60'];

  test('five tiers of casino rolling and a member who has some of it', () => {
    expect(sharesOf(1_000_000n, five, '0.30')).toEqual({
      tiers: [1_000n, 1_000n, 2_000n, 2_000n, 3_000n],
      member: 3_000n,
      total: 12_000n,
    });
    const { tiers } = slicesOf(chainOf(five), ppmOfPercent('0.30'));
    expect(tiers.map(({ effective }) => effective)).toEqual([1_000, 1_000, 2_000, 2_000, 3_000]);
  });

  test('losing of a period, the rolling taken off before', () => {
    const base = 10_000_000n - 9_200_000n - 120_000n;
    expect(base).toBe(680_000n);
    expect(sharesOf(base, ['50', '45', '40', '30', '20'])).toEqual({
      tiers: [34_000n, 34_000n, 68_000n, 68_000n, 136_000n],
      member: 0n,
      total: 340_000n,
    });
  });

  test.each([
    [1_000_000n, ['15', '12', '8', '5'], [30_000n, 40_000n, 30_000n, 50_000n], 150_000n],
    [700_000n, ['10', '7', '4', '2'], [21_000n, 21_000n, 14_000n, 14_000n], 70_000n],
  ])('four tiers of %s won', (base, rates, tiers, total) => {
    expect(sharesOf(base, rates)).toEqual({ tiers, member: 0n, total });
  });

  test('losing is of the period net, not of each round: 6,500 and not 250,000', () => {
    const stakes = 1_000_000n;
    const ggr = stakes - 5n * 195_000n;
    const { total: rolling } = sharesOf(stakes, ['1.2']);
    expect([ggr, ggr - rolling]).toEqual([25_000n, 13_000n]);
    expect(sharesOf(ggr - rolling, ['50']).total).toBe(6_500n);
  });

  test('a tier that is not there: the one above takes its rate less the member', () => {
    expect(sharesOf(1_000_000n, ['1.20', '1.10', '1.00'], '0.30')).toEqual({
      tiers: [1_000n, 1_000n, 7_000n],
      member: 3_000n,
      total: 12_000n,
    });
  });

  test('a suspended tier: its slice goes up', () => {
    const chain = chainOf(five).map((one) => ({ ...one, isActive: one.tier !== 4 }));
    const { byTier, total } = shareOut(1_000_000n, slicesOf(chain, 3_000));
    expect([...byTier]).toEqual([
      [1, 1_000n],
      [2, 1_000n],
      [3, 4_000n],
      [5, 3_000n],
    ]);
    expect(total).toBe(12_000n);
  });

  test('a cut of 5 percent of a rolling of 100,000 is 5,000', () => {
    expect(sharesOf(sharesOf(10_000_000n, ['1']).total, ['5']).total).toBe(5_000n);
  });
});

test('a rate of zero is zero, and not the parent’s', () => {
  expect(sharesOf(1_000_000n, ['1.20', '0', '0'])).toMatchObject({ tiers: [12_000n, 0n, 0n] });
});

test('what the floors leave over goes to the top', () => {
  expect(sharesOf(999n, ['1.20', '1.10', '1.00', '0.80', '0.60'])).toEqual({
    tiers: [4n, 0n, 1n, 1n, 5n],
    member: 0n,
    total: 11n,
  });
});

const rate = fc.integer({ min: 0, max: WHOLE_PPM });
/** Chains as anything may have left them: gaps, suspended tiers, rates above those of parents. */
const anyChain = fc
  .uniqueArray(fc.integer({ min: 1, max: 5 }), { maxLength: 5 })
  .chain((tiers) =>
    fc.tuple(
      ...tiers.map((tier) =>
        fc.record({ tier: fc.constant(tier), ppm: rate, isActive: fc.boolean() }),
      ),
    ),
  );
const anyBase = fc.bigInt({ min: -1_000_000_000_000n, max: 1_000_000_000_000n });

describe('for every chain', () => {
  test('the shares are the highest rate of the base, to the won', () => {
    fc.assert(
      fc.property(anyChain, rate, anyBase, (chain, member, base) => {
        const slices = slicesOf(chain, member);
        const { byTier, member: own, total } = shareOut(base, slices);
        const sum = [...byTier.values()].reduce((all, one) => all + one, own);
        const [top] = chain.filter(({ isActive }) => isActive).sort((a, b) => a.tier - b.tier);
        expect(sum).toBe(total);
        expect(total).toBe((base * BigInt(top?.ppm ?? member)) / 1_000_000n);
      }),
      { numRuns: 1_000 },
    );
  });

  test('nobody gets less than nothing of a base above zero, nor a suspended tier anything', () => {
    fc.assert(
      fc.property(anyChain, rate, anyBase, (chain, member, base) => {
        const { byTier, member: own } = shareOut(base < 0n ? -base : base, slicesOf(chain, member));
        expect([own, ...byTier.values()].filter((won) => won < 0n)).toEqual([]);
        const paused = chain.filter(({ isActive }) => !isActive);
        expect(paused.filter(({ tier }) => byTier.has(tier))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  test('what is taken back is what was given', () => {
    fc.assert(
      fc.property(anyChain, rate, anyBase, (chain, member, base) => {
        const slices = slicesOf(chain, member);
        const [given, taken] = [shareOut(base, slices), shareOut(-base, slices)];
        expect([...taken.byTier].map(([tier, won]) => [tier, -won])).toEqual([...given.byTier]);
        expect(-taken.member).toBe(given.member);
      }),
    );
  });

  test('suspending a tier below the top changes nothing of the whole, and no tier but the next above', () => {
    fc.assert(
      fc.property(anyChain, anyBase, fc.nat(4), (some, base, at) => {
        const rates = [...some].sort((a, b) => a.tier - b.tier);
        let cap = WHOLE_PPM;
        const chain = rates.map((one) => {
          cap = Math.min(cap, one.ppm);
          return { ...one, ppm: cap, isActive: true };
        });
        if (at === 0 || at >= chain.length) return;
        const before = shareOut(base, slicesOf(chain, 0));
        const paused = chain.map((one, index) => ({ ...one, isActive: index !== at }));
        const after = shareOut(base, slicesOf(paused, 0));
        expect(after.total).toBe(before.total);
        const others = chain.filter((_, index) => index !== at && index !== at - 1 && index !== 0);
        for (const { tier } of others) expect(after.byTier.get(tier)).toBe(before.byTier.get(tier));
      }),
    );
  });
});
