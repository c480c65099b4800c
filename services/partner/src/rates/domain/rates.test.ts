import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { lockedUntil, rateFaults } from './check-rate.ts';
import { holdOfReturn, holdVerdict, shareVerdict, weighedHolds } from './hold.ts';
import { boundsFrom, rateAt } from './rate-history.ts';

const day = (date: number) => new Date(Date.UTC(2026, 0, date));
const since = (date: number, ppm: number) => ({ ppm, effectiveFrom: day(date) });
const who = (name: string, ...rates: { ppm: number; effectiveFrom: Date }[]) => ({
  memberId: name,
  name,
  rates,
});

describe('the rate at a moment', () => {
  test.each([
    [1, null],
    [5, 8_000],
    [9, 8_000],
    [10, 0],
    [30, 9_000],
  ])('on day %d it is %s', (date, ppm) => {
    const rates = [since(20, 9_000), since(5, 8_000), since(10, 0)];
    expect(rateAt(rates, day(date))?.ppm ?? null).toBe(ppm);
  });

  test('bounds hold what waits for its day', () => {
    expect(boundsFrom([since(5, 8_000), since(20, 9_000)], day(10))).toEqual({
      max: 9_000,
      min: 8_000,
    });
    expect(boundsFrom([], day(10))).toEqual({ max: 0, min: 0 });
  });

  test('is one of the given, or nothing, and no later one', () => {
    const rate = fc.record({
      ppm: fc.nat(1_000_000),
      effectiveFrom: fc.date({ noInvalidDate: true }),
    });
    fc.assert(
      fc.property(fc.array(rate), fc.date({ noInvalidDate: true }), (rates, at) => {
        const found = rateAt(rates, at);
        const begun = rates.filter(({ effectiveFrom }) => effectiveFrom <= at);
        if (found === null) expect(begun).toEqual([]);
        else expect(begun.every((one) => one.effectiveFrom <= found.effectiveFrom)).toBe(true);
      }),
    );
  });
});

describe('who stands in the way', () => {
  const parent = who('본사', since(1, 12_000));
  const children = [who('매장', since(1, 6_000)), who('지점', since(1, 8_000))];
  const wish = (ppm: number, at = 10) => ({ ppm, effectiveFrom: day(at), now: day(10) });
  const faults = (ppm: number) =>
    rateFaults(wish(ppm), { parent, children }).map(({ code, blocking }) => [
      code,
      ...blocking.map(({ name }) => name),
    ]);

  test.each([
    [12_000, []],
    [8_000, []],
    [12_001, [['PT201', '본사']]],
    [7_999, [['PT202', '지점']]],
    [5_000, [['PT202', '매장', '지점']]],
  ])('of %d: %j', (ppm, expected) => {
    expect(faults(ppm)).toEqual(expected);
  });

  test('a head office has nobody above', () => {
    expect(rateFaults(wish(1_000_000), { parent: null, children })).toEqual([]);
  });

  test('a rate that waits for its day counts already', () => {
    const later = who('본사', since(1, 12_000), since(20, 9_000));
    expect(rateFaults(wish(10_000), { parent: later, children: [] })).toMatchObject([
      { code: 'PT201', blocking: [{ ppm: 9_000 }] },
    ]);
  });

  test('no rate begins in the past', () => {
    expect(rateFaults(wish(9_000, 9), { parent, children })).toEqual([
      { code: 'PT204', blocking: [] },
    ]);
  });

  test('a changed rate stays for a day, and until its own day', () => {
    const changed = (date: number, from = date) => ({ ...since(from, 1), changedAt: day(date) });
    expect(lockedUntil([changed(9)], day(10))).toBeNull();
    expect(lockedUntil([changed(10)], day(10))).toEqual(day(11));
    expect(lockedUntil([changed(1), changed(9, 15)], day(10))).toEqual(day(15));
    expect(lockedUntil([], day(10))).toBeNull();
  });
});

describe('what a category holds', () => {
  test.each([
    ['powerball, 2.5 percent', 25_000, 25_000, 'above'],
    ['powerball, 2.4 percent', 24_000, 25_000, 'near'],
    ['powerball, 1.2 percent', 12_000, 25_000, 'fine'],
    ['casino at break-even', 12_000, 12_000, 'above'],
    ['nothing promised of nothing held', 0, 0, 'fine'],
  ] as const)('%s', (_, rolling, hold, verdict) => {
    expect(holdVerdict(rolling, hold)).toBe(verdict);
  });

  test.each([
    ['a rise to the bound', 500_000, 0, 'fine'],
    ['a rise above it', 500_001, 500_000, 'above'],
    ['what is above it already', 700_000, 700_000, 'fine'],
    ['a fall that stays above it', 600_000, 700_000, 'fine'],
    ['a further rise', 700_001, 700_000, 'above'],
  ] as const)('%s, of a share', (_, ppm, present, verdict) => {
    expect(shareVerdict(ppm, present, 500_000)).toBe(verdict);
  });

  test('is weighed by what was staked, and of what nobody staked on there is none', () => {
    const esport = { category: 'esport' } as const;
    expect(
      weighedHolds([
        { ...esport, holdPpm: 50_000, staked: 30_000n },
        { ...esport, holdPpm: 90_000, staked: 10_000n },
        { category: 'virtual', holdPpm: 80_000, staked: 0n },
      ]),
    ).toEqual([{ ...esport, holdPpm: 60_000 }]);
  });

  test.each([
    [9_750, 25_000],
    [9_876, 12_400],
    [10_000, 0],
    [10_100, 0],
  ])('of %i hundredths of a percent paid back %i millionths stay', (back, hold) => {
    expect(holdOfReturn(back)).toBe(hold);
  });
});
