import { describe, expect, it } from 'vitest';
import {
  bonusFactor,
  lineStakeMax,
  returnMost,
  singleOf,
  stakeOf,
  ticketProblem,
  totalReturn,
  totalStake,
} from './slip-math.ts';

const three = ['1.85', '2.10', '1.72'];
const bonus = { legOddsMin: '1.30', steps: [{ folds: 3, factor: 1_030 }] };
const limits = {
  minimum: '1000',
  maximum: '1000000',
  winMaximum: '5000000',
  totalMaximum: '3000000',
};

describe('a slip of texts', () => {
  it('costs and returns what its tickets do', () => {
    const system = { odds: three, linesOf: 2, lineStake: '1000' };
    expect([stakeOf(system), returnMost(system, bonus)]).toEqual([3_000n, 10_679n]);
    const all = { odds: three, linesOf: 3, lineStake: '10000' };
    expect(returnMost(all, bonus)).toBe(68_826n);
    const singles = [singleOf('1.95', '10000'), singleOf('3.25', '2000'), singleOf('1.95', '')];
    expect([totalStake(singles), totalReturn(singles, null)]).toEqual([12_000n, 26_000n]);
  });

  it('knows its bonus in thousandths', () => {
    expect([bonusFactor(bonus, three), bonusFactor(null, three)]).toEqual([1_030n, 1_000n]);
  });

  it('finds nothing wrong with an empty amount, nor before the limits are known', () => {
    expect(ticketProblem(singleOf('1.95', ''), null, limits)).toBeNull();
    expect(ticketProblem(singleOf('1.95', '1'), null, null)).toBeNull();
    expect(ticketProblem(singleOf('1.95', '999'), null, limits)).toEqual({
      kind: 'below',
      limit: '1000',
    });
  });

  it('has a highest stake once something bounds it', () => {
    const single = { odds: ['1.95'], linesOf: 1 };
    expect(lineStakeMax(single, null, { limits, cash: '30000' })).toBe('30000');
    expect(lineStakeMax(single, null, { limits: null, cash: undefined })).toBeUndefined();
  });
});
