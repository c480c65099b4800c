import { expect, it } from 'vitest';
import { windowFeatures } from './game-window.ts';

it('is 1500 by 800, 50 from the top and in the middle', () => {
  expect(windowFeatures('slot', 1920)).toBe('popup=yes,width=1500,height=800,top=50,left=210');
});

it('is upright for the bomb game: as wide as its height over 1.78', () => {
  expect(windowFeatures('crash', 1920)).toBe('popup=yes,width=449,height=800,top=50,left=736');
});

it('stays on a smaller screen', () => {
  expect(windowFeatures('slot', 1280)).toContain('left=0');
});
