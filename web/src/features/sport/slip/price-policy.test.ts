import { describe, expect, it } from 'vitest';
import { type PricePolicy, refusedPrices } from './price-policy.ts';

const up = { seen: '1.90', present: '1.95' };
const down = { seen: '2.00', present: '1.96' };
const same = { seen: '1.5', present: '1.500' };
const policy = (
  oddsPolicy: PricePolicy['oddsPolicy'],
  tolerance: PricePolicy['tolerance'] = 0,
) => ({
  oddsPolicy,
  tolerance,
});

describe('odds that moved', () => {
  it('are refused either way by who takes none', () => {
    expect(refusedPrices(policy('none', 500), [up, down, same])).toEqual([up, down]);
  });

  it('are refused downwards by who takes better ones', () => {
    expect(refusedPrices(policy('better'), [up, down, same])).toEqual([down]);
    expect(refusedPrices(policy('better'), [up, same])).toEqual([]);
  });

  it('are taken within the tolerance, counted together', () => {
    expect(refusedPrices(policy('better', 300), [down])).toEqual([]);
    expect(refusedPrices(policy('better', 100), [down])).toEqual([down]);
    const other = { seen: '3.00', present: '2.94' };
    expect(refusedPrices(policy('better', 300), [down, other, up])).toEqual([down, other]);
    expect(refusedPrices(policy('better', 500), [down, other])).toEqual([]);
  });

  it('are all taken by who takes any', () => {
    expect(refusedPrices(policy('any'), [up, down, { seen: '5', present: '1.01' }])).toEqual([]);
  });
});
