import { describe, expect, it } from 'vitest';

import {
  contradictionsOf,
  demoLimits,
  type LevelLimits,
  limitsOf,
  withAllProducts,
} from './limits.ts';

const [first, ...others] = demoLimits.limits;
const changed = (changes: Partial<LevelLimits>) =>
  contradictionsOf({ limits: first ? [{ ...first, ...changes }, ...others] : [] });

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
    expect(contradictionsOf({ limits: [] })).toEqual(['limits', 'limits']);
    expect(
      contradictionsOf({ limits: [...demoLimits.limits, ...demoLimits.limits.slice(0, 1)] }),
    ).toEqual(['limits.4.level']);
  });

  it('of before a product was offered have those of the demonstration for it', () => {
    const mini = demoLimits.limits.filter(({ product }) => product === 'mini');
    expect(withAllProducts({ limits: mini })).toEqual(demoLimits);
    expect(withAllProducts(demoLimits)).toEqual(demoLimits);
  });
});
