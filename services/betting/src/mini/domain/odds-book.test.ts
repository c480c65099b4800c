import { describe, expect, it } from 'vitest';
import { offerOf } from './markets/offers.ts';
import {
  allPrices,
  brokenPrices,
  demoBook,
  type OddsBook,
  priceOf,
  rateText,
  strayPrices,
  withPrices,
} from './odds-book.ts';

const price = (gameId: string, selectionId: string, odds: bigint, isOpen = true) => ({
  gameId,
  selectionId,
  odds,
  isOpen,
});
const book = (...prices: OddsBook['prices']): OddsBook => ({ ...demoBook, prices });

describe('the odds of a site', () => {
  it('are the defaults until it sets others', () => {
    expect(brokenPrices(demoBook)).toEqual([]);
    expect(allPrices(demoBook)).toHaveLength(33 + 33 + 10 + 4 + 10);
    const changed = book(price('powerball', 'sum-odd', 1_900n, false));
    const offer = offerOf('powerball', 'sum-odd');
    expect(offer && priceOf(changed, 'powerball', offer)).toMatchObject({
      odds: 1_900n,
      isOpen: false,
    });
  });

  it('are refused above the ceiling and at the stake alone, with what would be allowed', () => {
    const broken = brokenPrices(
      book(
        price('powerball', 'sum-middle', 3_500n),
        price('powerladder', 'left-3', 1_000n),
        price('speedkino', 'sum-odd', 1_950n),
      ),
    );
    expect(broken).toEqual([
      {
        gameId: 'powerball',
        selectionId: 'sum-middle',
        odds: 3_500n,
        rate: 12_550n,
        highest: 2_710n,
      },
      { gameId: 'powerladder', selectionId: 'left-3', odds: 1_000n, rate: 2_500n, highest: 3_900n },
      { gameId: 'speedkino', selectionId: 'sum-odd', odds: 1_950n, rate: 9_751n, highest: 1_940n },
    ]);
  });

  it('must all lie below a ceiling that is lowered', () => {
    const all = brokenPrices({ ...demoBook, ceiling: 9_000n });
    expect(all).toHaveLength(allPrices(demoBook).length);
  });

  it('keep what is not named', () => {
    const before = book(
      price('powerball', 'sum-odd', 1_900n),
      price('powerball', 'sum-even', 1_910n),
    );
    const after = withPrices(before, {
      ceiling: 9_700n,
      prices: [price('powerball', 'sum-even', 1_920n)],
    });
    expect(after.ceiling).toBe(9_700n);
    expect(after.roundLossMax).toBe(before.roundLossMax);
    expect(withPrices(before, { ...after, roundLossMax: 7n }).roundLossMax).toBe(7n);
    expect(after.prices.map(({ selectionId, odds }) => [selectionId, odds])).toEqual([
      ['sum-odd', 1_900n],
      ['sum-even', 1_920n],
    ]);
  });

  it('know no selection that there is not, and none twice', () => {
    const twice = price('powerball', 'sum-odd', 1_900n);
    expect(strayPrices(book(twice, twice, price('powerball', 'start-left', 1_900n)))).toHaveLength(
      2,
    );
  });
});

it.each([
  [9_750n, '97.5'],
  [10_000n, '100'],
  [12_550n, '125.5'],
  [8_981n, '89.81'],
  [9_705n, '97.05'],
])('%s is read as %s %%', (rate, text) => {
  expect(rateText(rate)).toBe(text);
});
