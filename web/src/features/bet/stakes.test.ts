import { describe, expect, it } from 'vitest';
import { oddsOf, returnOf, stakeMax, stakeProblem, totalReturn, totalStake } from './stakes.ts';

const limits = {
  minimum: '1000',
  maximum: '1000000',
  winMaximum: '5000000',
  totalMaximum: '3000000',
};

describe('odds', () => {
  it.each([
    ['1.95', 1_950n],
    ['9.75', 9_750n],
    ['2', 2_000n],
    ['1.005', 1_005n],
  ])('%s are thousandths', (text, thousandths) => {
    expect(oddsOf(text)).toBe(thousandths);
  });

  it('pay whole won, rounded down', () => {
    expect(returnOf({ odds: '1.95', stake: '10001' })).toBe(19_501n);
    expect(returnOf({ odds: '1.95', stake: '' })).toBe(0n);
  });
});

describe('a slip', () => {
  it('adds up stakes and what they would return', () => {
    const stakes = [
      { odds: '1.95', stake: '10000' },
      { odds: '3.25', stake: '2000' },
      { odds: '1.95', stake: '' },
    ];
    expect(totalStake(stakes)).toBe(12_000n);
    expect(totalReturn(stakes)).toBe(26_000n);
  });
});

describe('an amount', () => {
  it.each([
    ['', null],
    ['999', { kind: 'below', limit: '1000' }],
    ['1000', null],
    ['1000001', { kind: 'above', limit: '1000000' }],
  ])('of %s is held against the limits', (stake, problem) => {
    expect(stakeProblem({ odds: '1.95', stake }, limits)).toEqual(problem);
  });

  it('may not return more than a bet may win', () => {
    expect(stakeProblem({ odds: '9.75', stake: '512821' }, limits)).toEqual({
      kind: 'aboveWin',
      limit: '5000000',
    });
    expect(stakeProblem({ odds: '9.75', stake: '512820' }, limits)).toBeNull();
  });

  it('is at most what the limits, the win and the money allow', () => {
    expect(stakeMax('1.95', limits, '30000')).toBe('30000');
    expect(stakeMax('1.95', limits, '9000000')).toBe('1000000');
    const most = stakeMax('9.75', limits, '9000000') ?? '';
    expect(stakeProblem({ odds: '9.75', stake: most }, limits)).toBeNull();
    const more = (BigInt(most) + 1n).toString();
    expect(stakeProblem({ odds: '9.75', stake: more }, limits)?.kind).toBe('aboveWin');
    expect(stakeMax('1.95', null, undefined)).toBeUndefined();
  });
});
