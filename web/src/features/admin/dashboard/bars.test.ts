import { describe, expect, it } from 'vitest';
import { barsOf, namedDays } from './bars.ts';

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

it('names the first and the last day, and some between', () => {
  const days = Array.from({ length: 30 }, (_, at) => String(at));
  expect(namedDays(days, 5)).toEqual(['0', '7', '15', '22', '29']);
  expect(namedDays(['0', '1'], 5)).toEqual(['0', '1']);
});
