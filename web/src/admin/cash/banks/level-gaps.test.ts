import { expect, it } from 'vitest';
import { levelGaps } from './level-gaps.ts';

it('finds the levels nobody shows an account to', () => {
  const accounts = [
    { levelFrom: 1, levelTo: 3, enabled: true },
    { levelFrom: 4, levelTo: 6, enabled: false },
    { levelFrom: 6, levelTo: 99, enabled: true },
  ];
  expect(levelGaps(accounts)).toEqual([4, 5]);
  expect(levelGaps([])).toHaveLength(9);
});
