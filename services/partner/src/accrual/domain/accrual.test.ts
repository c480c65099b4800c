import { describe, expect, test } from 'vitest';
import { categoryOf } from '../../vocabulary/bet-category.ts';
import { countedOf } from './standing.ts';

describe('the category of a bet', () => {
  const sport = { product: 'sport', gameId: 'soccer', folds: 1, inPlay: false };
  test.each([
    [sport, 'sport-single'],
    [{ ...sport, folds: 2 }, 'sport-2-fold'],
    [{ ...sport, folds: 5, gameId: 'mixed' }, 'sport-5-fold'],
    [{ ...sport, folds: 9 }, 'sport-5-fold'],
    [{ ...sport, inPlay: true, folds: 3 }, 'in-play'],
    [{ ...sport, gameId: 'esport', inPlay: true }, 'esport'],
    [{ ...sport, gameId: 'dog-racing' }, 'virtual'],
    [{ ...sport, folds: 0 }, null],
    [{ product: 'mini', gameId: 'powerball', folds: 0, inPlay: false }, 'mini-powerball'],
    [{ product: 'mini', gameId: 'roulette', folds: 0, inPlay: false }, null],
    [{ product: 'lottery', gameId: '', folds: 1, inPlay: false }, null],
  ])('%j is %s', (bet, category) => {
    expect(categoryOf(bet)).toBe(category);
  });
});

describe('what counts of a bet', () => {
  const [stake, returned] = [10_000n, 19_500n];
  test.each([
    ['won', { case: 'settled', stake, returned, turnover: stake }, [10_000n, 10_000n, 19_500n]],
    [
      'settled after a part was bought back',
      { case: 'settled', stake, returned, turnover: 4_000n },
      [4_000n, 10_000n, 19_500n],
    ],
    ['void', { case: 'voided', stake, returned: stake }, [0n, 10_000n, 10_000n]],
    ['open again', { case: 'reopened' }, [0n, 0n, 0n]],
    [
      'bought back',
      { case: 'cashedOut', stake, returned: 8_000n, openStake: 0n },
      [0n, 10_000n, 8_000n],
    ],
    [
      'bought back in part',
      { case: 'cashedOut', stake, returned: 3_000n, openStake: 6_000n },
      [0n, 0n, 0n],
    ],
  ] as const)('%s', (_, money, counted) => {
    expect(Object.values(countedOf(money))).toEqual(counted);
  });
});
