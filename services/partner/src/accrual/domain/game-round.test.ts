import { describe, expect, test } from 'vitest';
import { gameCategory } from '../../vocabulary/game-groups.ts';
import { countedRound } from './game-round.ts';

test.each([
  ['casino', 'casino'],
  ['hc-casino', 'hotel-casino'],
  ['slot', 'slot'],
  ['h-slot', 'hotel-slot'],
  ['fishing', 'fishing'],
  ['esport', 'esport'],
  ['virtual', 'virtual'],
  ['lottery', null],
  ['', null],
])('the group %s is of category %s', (group, category) => {
  expect(gameCategory(group)).toBe(category);
});

describe('what counts of a round', () => {
  const [staked, returned] = [10_000n, 19_500n];
  test.each([
    ['open', { state: 'open', staked, returned }, [0n, 0n, 0n]],
    ['closed', { state: 'closed', staked, returned }, [10_000n, 10_000n, 19_500n]],
    ['cancelled', { state: 'cancelled', staked: 0n, returned: 0n }, [0n, 0n, 0n]],
    [
      'cancelled, its win left alone',
      { state: 'cancelled', staked: 0n, returned },
      [0n, 0n, 19_500n],
    ],
    ['its stakes given back', { state: 'refunded', staked, returned: 0n }, [0n, 0n, 0n]],
  ] as const)('%s', (_, round, counted) => {
    const { turnover, stake, returned: back } = countedRound(round);
    expect([turnover, stake, back]).toEqual(counted);
  });
});
