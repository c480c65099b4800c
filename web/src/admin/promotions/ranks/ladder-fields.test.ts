import { expect, test } from 'vitest';
import type { RankLadder } from '../../shared/contracts.ts';
import { fieldsOf, ladderOf, problemsOf } from './ladder-fields.ts';

const step = (turnover: string) => ({ texts: { ko: '가', en: 'a', vi: 'a' }, turnover });
const ladder: RankLadder = {
  windowDays: 30,
  keptDays: 0,
  oddsMinimum: 1_200,
  products: ['sport', 'mini'],
  steps: [step('100'), step('200')],
};

test('what is typed is what was saved', () => {
  expect(ladderOf(fieldsOf(ladder))).toEqual(ladder);
  expect(problemsOf(fieldsOf(ladder))).toEqual({});
});

test.each([
  [{ windowDays: '0' }, 'windowDays'],
  [{ keptDays: '366' }, 'keptDays'],
  [{ oddsMinimum: '' }, 'oddsMinimum'],
  [{ steps: [{ ko: ' ', en: 'a', vi: 'a', turnover: '1' }] }, '0.ko'],
  [{ steps: [{ ko: '가', en: 'a'.repeat(21), vi: 'a', turnover: '1' }] }, '0.en'],
  [{ steps: [{ ko: '가', en: 'a', vi: 'a', turnover: '' }] }, '0.turnover'],
  [{ steps: fieldsOf({ ...ladder, steps: [step('200'), step('200')] }).steps }, '1.turnover'],
])('%j: %s is named', (changes, name) => {
  expect(Object.keys(problemsOf({ ...fieldsOf(ladder), ...changes }))).toEqual([name]);
});
