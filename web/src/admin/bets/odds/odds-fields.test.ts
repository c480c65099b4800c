import { expect, test } from 'vitest';
import { bookOf, changedRows, fieldsOf, keyOf, problemsOf } from './odds-fields.ts';

const row = (selectionId: string, odds: string) => ({
  gameId: 'powerball',
  marketId: 'sum-parity',
  selectionId,
  odds,
  isOpen: true,
  defaultOdds: '1.95',
  chance: { numerator: '1', denominator: '2' },
  returnRate: '97.5',
  highestOdds: '1.95',
});

const saved = {
  version: 3,
  ceiling: 9_750,
  roundLossMax: '1000000000',
  changedAt: null,
  changedBy: null,
  prices: [row('sum-odd', '1.95'), row('sum-even', '1.95')],
};

const typed = (odds: string, ceiling = '97.5') => {
  const fields = fieldsOf(saved);
  const [first = row('', '')] = saved.prices;
  return {
    ceiling,
    roundLossMax: '1000000000',
    prices: { ...fields.prices, [keyOf(first)]: { odds, isOpen: true } },
  };
};

test('what is saved has no problem and no change', () => {
  expect(fieldsOf(saved).ceiling).toBe('97.5');
  expect(problemsOf(saved, fieldsOf(saved))).toEqual({});
  expect(changedRows(saved, typed('1.950'))).toEqual([]);
});

test.each([
  ['2.10', { kind: 'high', rate: 10_500n, highest: 1_950n }],
  ['1.00', { kind: 'low' }],
  ['x', { kind: 'odds' }],
])('odds of %s are refused with the figure', (odds, problem) => {
  expect(problemsOf(saved, typed(odds))).toEqual({ 'powerball sum-odd': problem });
});

test('a ceiling below what is offered already is a problem of each price', () => {
  expect(Object.keys(problemsOf(saved, typed('1.95', '90')))).toHaveLength(2);
  expect(problemsOf(saved, typed('1.95', '101'))).toEqual({ ceiling: { kind: 'ceiling' } });
});

test.each(['', '0', '12x'])('a loss of a round of "%s" is refused', (roundLossMax) => {
  expect(problemsOf(saved, { ...fieldsOf(saved), roundLossMax })).toEqual({
    roundLossMax: { kind: 'won' },
  });
});

test('only what was changed is sent', () => {
  expect(bookOf(saved, typed('1.90', '98'))).toEqual({
    ceiling: 9_800,
    roundLossMax: '1000000000',
    prices: [{ gameId: 'powerball', selectionId: 'sum-odd', odds: '1.90', isOpen: true }],
  });
});
