import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayAfter, ladderShape, noLadder, rankAfter, rankOf, windowOf } from './ladder.ts';

const texts = { ko: '브론즈', en: 'Bronze', vi: 'Đồng' };
const steps = [100n, 500n, 2_000n].map((turnover) => ({ texts, turnover }));
const ladder = { steps, keptDays: 30 };
const day = '2026-01-15';

test.each([
  [0n, 0],
  [99n, 0],
  [100n, 1],
  [499n, 1],
  [500n, 2],
  [9_999n, 3],
])('%d staked is rank %d', (turnover, rank) => {
  expect(rankOf(ladder, turnover)).toBe(rank);
});

describe('as a day is closed', () => {
  const silver = { rank: 2, since: '2026-01-01', keptUntil: '2026-01-31' };
  test.each([
    ['a first rank', null, 100n, { rank: 1, since: day, keptUntil: '2026-02-14' }],
    ['nothing reached', null, 99n, { rank: 0, since: day, keptUntil: '2026-02-14' }],
    [
      'a rise by two',
      { ...silver, rank: 1 },
      2_000n,
      { rank: 3, since: day, keptUntil: '2026-02-14' },
    ],
    ['reached again', silver, 600n, { ...silver, keptUntil: '2026-02-14' }],
    ['missed, and kept', silver, 0n, silver],
    [
      'kept until this day',
      { ...silver, keptUntil: day },
      150n,
      { rank: 1, since: day, keptUntil: '2026-02-14' },
    ],
    [
      'a rank that is no more',
      { ...silver, rank: 9 },
      0n,
      { rank: 3, since: day, keptUntil: '2026-01-31' },
    ],
  ])('%s', (_what, before, turnover, after) => {
    expect(rankAfter(ladder, before, { turnover, day })).toEqual(after);
  });

  test('a rank never stands above what was reached or held, and kept ones never fall', () => {
    const held = fc.record({
      rank: fc.integer({ min: 0, max: 3 }),
      since: fc.constant('2026-01-01'),
      keptUntil: fc.integer({ min: -40, max: 40 }).map((days) => dayAfter(day, days)),
    });
    fc.assert(
      fc.property(held, fc.bigInt({ min: 0n, max: 3_000n }), (before, turnover) => {
        const { rank, keptUntil } = rankAfter(ladder, before, { turnover, day });
        expect(rank).toBeGreaterThanOrEqual(rankOf(ladder, turnover));
        expect(rank).toBeLessThanOrEqual(Math.max(before.rank, rankOf(ladder, turnover)));
        if (day < before.keptUntil) expect(rank).toBeGreaterThanOrEqual(before.rank);
        expect(keptUntil >= day).toBe(true);
      }),
    );
  });
});

test('a window is so many days, the closed one the last', () => {
  expect(windowOf({ windowDays: 1 }, day)).toEqual({ firstDay: day, lastDay: day });
  expect(windowOf({ windowDays: 30 }, day)).toEqual({ firstDay: '2025-12-17', lastDay: day });
});

test('a ladder rises, and its lowest rank asks for something', () => {
  const of = (...turnovers: string[]) => ({
    ...noLadder,
    steps: turnovers.map((turnover) => ({ texts, turnover })),
  });
  expect(ladderShape.safeParse(of('100', '200')).success).toBe(true);
  expect(ladderShape.safeParse(of('100', '100')).success).toBe(false);
  expect(ladderShape.safeParse(of('0')).success).toBe(false);
});
