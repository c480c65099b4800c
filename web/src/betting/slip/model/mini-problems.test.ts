import { expect, it } from 'vitest';
import { miniProblems } from './mini-problems.ts';

it('a refusal names the selections it is about, with odds that have moved', () => {
  const selections = [{ selectionId: 'sum-odd', odds: '1.94' }, { selectionId: 'ball-7' }];
  expect(miniProblems({ selections })).toEqual([
    { key: 'sum-odd', odds: '1.94', fault: null },
    { key: 'ball-7', odds: null, fault: null },
  ]);
  expect(miniProblems({ selections: [{}, null] })).toEqual([]);
  expect(miniProblems(null)).toEqual([]);
  expect(miniProblems({ selections: 'all' })).toEqual([]);
});
