import { describe, expect, it } from 'vitest';

import { contradictionsOf, demoLimits, type LevelLimits, limitsOf } from './limits.ts';

const [first] = demoLimits.limits;
const changed = (changes: Partial<LevelLimits>) =>
  contradictionsOf({ limits: first ? [{ ...first, ...changes }] : [] });

describe('limits', () => {
  it.each([
    [0, 1_000_000n],
    [1, 1_000_000n],
    [4, 1_000_000n],
    [5, 3_000_000n],
    [99, 3_000_000n],
  ])('of level %i are those of the highest level below it', (level, maximum) => {
    expect(limitsOf(demoLimits, 'mini', level).maximum).toBe(maximum);
  });

  it('can be kept by somebody', () => {
    expect(contradictionsOf(demoLimits)).toEqual([]);
    expect(changed({ minimum: 0n })).toEqual(['limits.0.minimum']);
    expect(changed({ minimum: 2_000_000n })).toEqual(['limits.0.minimum']);
    expect(changed({ winMaximum: 999n })).toEqual(['limits.0.winMaximum']);
    expect(changed({ totalMaximum: 999_999n })).toEqual(['limits.0.totalMaximum']);
    expect(contradictionsOf({ limits: [] })).toEqual(['limits']);
    expect(
      contradictionsOf({ limits: [...demoLimits.limits, ...demoLimits.limits.slice(0, 1)] }),
    ).toEqual(['limits.2.level']);
  });
});
