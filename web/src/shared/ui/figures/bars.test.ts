import { describe, expect, it } from 'vitest';
import { axisTop, barsOf, namedDays } from './bars.ts';

const frame = { width: 100, height: 50 };

describe('bars', () => {
  it('are as high as their value, the highest as the frame', () => {
    const [one, other] = barsOf(
      [
        { day: 'a', values: [10] },
        { day: 'b', values: [5] },
      ],
      frame,
    );
    expect(one).toMatchObject({ y: 0, height: 50 });
    expect(other).toMatchObject({ y: 25, height: 25 });
  });

  it('leave nothing of a value below zero', () => {
    expect(barsOf([{ day: 'a', values: [10, -5] }], frame).map(({ height }) => height)).toEqual([
      50, 0,
    ]);
  });

  it('show a small value, and nothing for nothing', () => {
    const bars = barsOf([{ day: 'a', values: [1_000_000, 1, 0] }], frame);
    expect(bars.map(({ height }) => height)).toEqual([50, 1, 0]);
  });

  it('never stand outside the frame, nor on each other', () => {
    const groups = Array.from({ length: 30 }, (_, at) => ({ day: String(at), values: [at, 1] }));
    const bars = barsOf(groups, frame);
    for (const [at, bar] of bars.entries()) {
      expect(bar.x + bar.width).toBeLessThanOrEqual(100.001);
      const next = bars[at + 1];
      if (next !== undefined) expect(bar.x + bar.width).toBeLessThanOrEqual(next.x + 0.001);
    }
    expect(barsOf([], frame)).toEqual([]);
  });
});

it.each([
  [0, 1],
  [1, 1],
  [3, 4],
  [41, 50],
  [999, 1_000],
  [1_200_000, 2_000_000],
])('an axis for %d ends at %d', (value, top) => {
  expect(axisTop([{ day: 'a', values: [value, 0] }])).toBe(top);
});

it.each([
  [0, 0.1],
  [0.13, 0.2],
  [3, 4],
])('an axis of rates for %d ends at %d', (value, top) => {
  expect(axisTop([{ day: 'a', values: [value] }], 0.1)).toBeCloseTo(top, 9);
});

it('names the first and the last day, and some between', () => {
  const days = Array.from({ length: 30 }, (_, at) => String(at));
  expect(namedDays(days, 5)).toEqual(['0', '7', '15', '22', '29']);
  expect(namedDays(['0', '1'], 5)).toEqual(['0', '1']);
});
