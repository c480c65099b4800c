import { describe, expect, it } from 'vitest';
import { isOfFamily } from './market.ts';

describe('a family of markets', () => {
  it.each([
    ['handicap/set-2/points/-3', 'handicap/set-#/points', true],
    ['handicap/set-12/points/4', 'handicap/set-#/points', true],
    ['handicap/set-/points/4', 'handicap/set-#/points', false],
    ['handicap/set-2/parts/4', 'handicap/set-#/points', false],
    ['handicap/half-1/points/4', 'handicap/half-1/points', true],
    ['handicap/half-2/points/4', 'handicap/half-1/points', false],
    ['total/regular/points/10', 'total/regular/points', true],
    ['total/regular/points/10', 'two-way/regular/points', false],
    ['first-to/goal-3', 'first-to/goal-#', true],
    ['first-to/points-20', 'first-to/goal-#', false],
    ['outright/race/3', 'outright/race', true],
    ['special/method', 'special/method', true],
    ['special', 'special/method', false],
  ])('of %s is %s: %s', (key, family, isOne) => {
    expect(isOfFamily(key, family)).toBe(isOne);
  });
});
