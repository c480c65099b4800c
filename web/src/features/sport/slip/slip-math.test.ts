import { describe, expect, it } from 'vitest';
import {
  bonusOf,
  lineCount,
  lineStakeMax,
  linesOf,
  returnMost,
  stakeOf,
  ticketProblem,
} from './slip-math.ts';

const three = ['1.85', '2.10', '1.72'];
const bonus = {
  legOddsMin: '1.30',
  steps: [
    { folds: 3, factor: 1_030 },
    { folds: 4, factor: 1_050 },
  ],
};
const limits = {
  minimum: '1000',
  maximum: '1000000',
  winMaximum: '5000000',
  totalMaximum: '3000000',
};

describe('a ticket', () => {
  it.each([
    [{ odds: ['1.95'], linesOf: 1, lineStake: '10001' }, null, 19_501n],
    [{ odds: three, linesOf: 3, lineStake: '10000' }, null, 66_822n],
    [{ odds: three, linesOf: 3, lineStake: '10000' }, bonus, 68_826n],
    // Lines of two: 3.885, 3.182 and 3.612, each without a bonus.
    [{ odds: three, linesOf: 2, lineStake: '1000' }, bonus, 10_679n],
  ])('%o returns what the service would pay', (ticket, rule, most) => {
    expect(returnMost(ticket, rule)).toBe(most);
  });

  it('costs the stake of one line as often as it has lines', () => {
    expect(stakeOf({ odds: three, linesOf: 2, lineStake: '1000' })).toBe(3_000n);
    expect(stakeOf({ odds: three, linesOf: 4, lineStake: '1000' })).toBe(0n);
    expect(stakeOf({ odds: three, linesOf: 3, lineStake: '' })).toBe(0n);
  });

  it('has its lines counted without making them', () => {
    for (const [legs, size] of [[5, 2] as const, [10, 5] as const, [4, 4] as const]) {
      const made = linesOf(Array.from({ length: legs }), size).length;
      expect(lineCount(legs, size)).toBe(BigInt(made));
    }
    expect(lineCount(3, 0)).toBe(0n);
  });
});

describe('a fold bonus', () => {
  it('counts legs from its lowest odds on, and takes the highest step that is reached', () => {
    expect(bonusOf(bonus, three)).toBe(1_030n);
    expect(bonusOf(bonus, [...three, '1.29'])).toBe(1_030n);
    expect(bonusOf(bonus, [...three, '1.30'])).toBe(1_050n);
    expect(bonusOf(bonus, ['1.85', '2.10'])).toBe(1_000n);
    expect(bonusOf(null, three)).toBe(1_000n);
  });
});

describe('the highest stake', () => {
  it('is what the money, the level and the win allow', () => {
    const single = { odds: ['1.95'], linesOf: 1 };
    expect(lineStakeMax(single, null, { limits, cash: '30000' })).toBe('30000');
    expect(lineStakeMax(single, null, { limits, cash: undefined })).toBe('1000000');
    expect(lineStakeMax(single, null, { limits: null, cash: undefined })).toBeUndefined();
    expect(lineStakeMax({ odds: [], linesOf: 0 }, null, { limits, cash: '1' })).toBeUndefined();
  });

  it('of a system is that of one line', () => {
    const system = { odds: three, linesOf: 2 };
    expect(lineStakeMax(system, null, { limits: null, cash: '10000' })).toBe('3333');
  });

  it('is not refused, and one more is', () => {
    const long = { odds: ['9.75', '3.333', '1.05'], linesOf: 3 };
    const lineStake = lineStakeMax(long, bonus, { limits, cash: undefined }) ?? '';
    expect(ticketProblem({ ...long, lineStake }, bonus, limits)).toBeNull();
    const more = (BigInt(lineStake) + 1n).toString();
    expect(ticketProblem({ ...long, lineStake: more }, bonus, limits)).toEqual({
      kind: 'aboveWin',
      limit: '5000000',
    });
  });
});

describe('an amount', () => {
  it.each([
    ['', null],
    ['333', { kind: 'below', limit: '1000' }],
    ['334', null],
    ['333334', { kind: 'above', limit: '1000000' }],
  ])(
    'of %s for each of three lines is held against the limits as a whole',
    (lineStake, problem) => {
      const ticket = { odds: ['1.10', '1.10', '1.10'], linesOf: 2, lineStake };
      expect(ticketProblem(ticket, null, limits)).toEqual(problem);
    },
  );
});
