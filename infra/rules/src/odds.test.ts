import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  combinedOdds,
  cutOdds,
  formatOdds,
  isOffered,
  type Odds,
  oddsOf,
  parseOdds,
  shownOdds,
} from './odds.ts';

const odds = (text: string) => parseOdds(text) ?? 0n;
const anyOdds: fc.Arbitrary<Odds> = fc.bigInt({ min: 1000n, max: 50_000n });

describe('combined odds', () => {
  it('are exact, and cut where they are shown', () => {
    const product = combinedOdds([odds('1.85'), odds('2.10'), odds('1.72')]);
    expect(product).toEqual({ numerator: 6_682_200_000n, denominator: 1_000_000_000n });
    expect(formatOdds(cutOdds(product))).toBe('6.682');
    expect(formatOdds(cutOdds(combinedOdds([])))).toBe('1.00');
  });

  it('do not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyOdds, { maxLength: 15 }), (prices) => {
        expect(combinedOdds(prices.toReversed())).toEqual(combinedOdds(prices));
      }),
    );
  });
});

describe('odds', () => {
  it.each([
    ['1.85', 1850n, '1.85'],
    ['2', 2000n, '2.00'],
    ['1.905', 1905n, '1.905'],
    ['100.5', 100_500n, '100.50'],
  ])('%s is %s thousandths', (text, thousandths, shown) => {
    expect(parseOdds(text)).toBe(thousandths);
    expect(formatOdds(thousandths)).toBe(shown);
  });

  it.each(['0.99', '', '1.', '-2', '1,85', '1.8555', '1e3', '01.5x'])('%j is no price', (text) => {
    expect(parseOdds(text)).toBeNull();
  });

  it.each([
    [6682n, '6.68'],
    [1807n, '1.80'],
    [2000n, '2.00'],
    [1_000_999n, '1000.99'],
  ])('%s thousandths are shown with two decimals: %s', (thousandths, shown) => {
    expect(shownOdds(thousandths)).toBe(shown);
  });

  it('are never shown higher than they are, nor lower by a hundredth', () => {
    fc.assert(
      fc.property(anyOdds, (price) => {
        const shown = oddsOf(shownOdds(price));
        expect(shown <= price && price - shown < 10n).toBe(true);
      }),
    );
  });

  it('of 1 are those of what is not offered', () => {
    expect([isOffered(1000n), isOffered(1010n), isOffered(oddsOf('none'))]).toEqual([
      false,
      true,
      false,
    ]);
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(anyOdds, (price) => {
        expect(parseOdds(formatOdds(price))).toBe(price);
      }),
    );
  });
});
