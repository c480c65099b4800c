import { expect, test } from 'vitest';
import { type LadderTerms, loosenedLadder } from './rank-ladder.ts';

const asking = (...turnovers: string[]) => ({
  steps: turnovers.map((turnover) => ({ turnover })),
});

const before: LadderTerms = {
  windowDays: 30,
  keptDays: 30,
  products: ['sport', 'mini'],
  oddsMinimum: 1_200,
  ...asking('100000', '500000'),
};

test.each<[string, Partial<LadderTerms>, string[]]>([
  ['nothing', {}, []],
  ['a rank that asks for less', asking('99999', '500000'), ['steps']],
  // As text it would be less.
  ['a rank that asks for more digits', asking('100000', '1000000'), []],
  ['a rank on top', asking('100000', '500000', '900000'), ['steps']],
  ['the highest rank gone', asking('100000'), []],
  ['the lowest rank gone: the next one is first', asking('500000'), []],
  ['a rank between: the one above asks for less', asking('100000', '300000', '500000'), ['steps']],
  ['a longer window', { windowDays: 31 }, ['windowDays']],
  ['a shorter one, kept for longer', { windowDays: 7, keptDays: 365 }, ['keptDays']],
  ['another product', { products: ['sport', 'fishing'] }, ['products']],
  ['all products', { products: [] }, ['products']],
  ['fewer products', { products: ['mini'] }, []],
  ['lower odds', { oddsMinimum: 1_000 }, ['oddsMinimum']],
  ['higher odds', { oddsMinimum: 2_000 }, []],
])('a ladder after %s', (_, change, loosened) => {
  expect(loosenedLadder(before, { ...before, ...change })).toEqual(loosened);
});

test('some products instead of all loosen nothing, and the first ladder does', () => {
  const all = { ...before, products: [] };
  expect(loosenedLadder(all, before)).toEqual([]);
  expect(loosenedLadder({ ...all, steps: [] }, all)).toEqual(['steps']);
});
