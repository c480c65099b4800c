import { deadHeat, type LegResult, results } from '@noriter/rules/leg-result';
import { judgeTicket } from '@noriter/rules/sport-ticket';
import { describe, expect, test } from 'vitest';
import { freeMoveOf, winningsAlone } from './free-bet.ts';

const STAKE = 10_000n;

type Leg = readonly [odds: bigint, result: LegResult | null];

function outcomeOf(legs: readonly Leg[], changes: { isVoid?: boolean; returnMax?: bigint } = {}) {
  const ticket = {
    legs: legs.map(([odds, result]) => ({ odds, result })),
    linesOf: legs.length,
    lineStake: STAKE,
    bonus: null,
    returnMax: null,
    cashedOut: 0n,
    isVoid: false,
    ...changes,
  };
  return winningsAlone(judgeTicket(ticket), STAKE);
}

const { win, lose, push, halfWin: halfWon, halfLose: halfLost } = results;
const shared = deadHeat(1, 2);

describe('a free bet of 10,000', () => {
  test.each<[string, readonly Leg[], string, bigint]>([
    ['won', [[1_950n, win]], 'won', 9_500n],
    ['lost', [[1_950n, lose]], 'lost', 0n],
    ['open', [[1_950n, null]], 'open', 0n],
    ['pushed', [[1_950n, push]], 'void', 0n],
    ['half won', [[1_950n, halfWon]], 'won', 4_750n],
    ['half lost', [[1_950n, halfLost]], 'lost', 0n],
    [
      'one leg pushed',
      [
        [1_850n, win],
        [2_100n, push],
        [1_720n, win],
      ],
      'won',
      21_820n,
    ],
    [
      'one leg lost',
      [
        [1_850n, win],
        [2_100n, lose],
      ],
      'lost',
      0n,
    ],
    [
      'one leg half lost',
      [
        [3_000n, win],
        [2_000n, halfLost],
      ],
      'won',
      5_000n,
    ],
    [
      'half lost to its stake',
      [
        [2_000n, win],
        [2_000n, halfLost],
      ],
      'lost',
      0n,
    ],
    ['a dead heat of two', [[4_000n, shared]], 'won', 10_000n],
    ['a dead heat below the stake', [[1_800n, shared]], 'lost', 0n],
  ])('that is %s', (_what, legs, result, returned) => {
    expect(outcomeOf(legs)).toEqual({ result, returned });
  });

  test('wins no more than its ticket may return, without the stake', () => {
    expect(outcomeOf([[5_000n, win]], { returnMax: 25_000n }).returned).toBe(15_000n);
  });

  test('is void whatever its legs, and gives nothing to its member', () => {
    expect(outcomeOf([[1_950n, win]], { isVoid: true })).toEqual({ result: 'void', returned: 0n });
  });
});

test.each([
  [false, true, 10_000n],
  [true, false, -10_000n],
  [true, true, 0n],
  [false, false, 0n],
])('from void %s to void %s moves %d of the free bet', (wasVoid, isVoid, moved) => {
  expect(freeMoveOf({ freeBetId: 'free', stake: STAKE }, { wasVoid, isVoid })).toBe(moved);
  expect(freeMoveOf({ freeBetId: null, stake: STAKE }, { wasVoid, isVoid })).toBe(0n);
});
