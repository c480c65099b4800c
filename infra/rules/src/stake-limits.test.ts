import { describe, expect, it } from 'vitest';
import { oddsOf } from './odds.ts';
import { lineStakeMax, type StakeProblem, stakeProblem } from './stake-limits.ts';
import { type OpenTicket, possibleReturns, stakeOf } from './ticket.ts';

const bounds = { minimum: 1_000n, maximum: 1_000_000n, winMaximum: 5_000_000n };
const bonus = {
  legOddsMin: 1_300n,
  steps: [
    { folds: 3, factor: 1_030n },
    { folds: 4, factor: 1_050n },
  ],
};
const ticket = (prices: readonly string[], more: Partial<OpenTicket> = {}): OpenTicket => ({
  legs: prices.map((price) => ({ odds: oddsOf(price) })),
  linesOf: prices.length,
  lineStake: 0n,
  bonus: null,
  returnMax: null,
  ...more,
});
const problemOf = (one: OpenTicket) =>
  stakeProblem({ stake: stakeOf(one), returnMost: possibleReturns(one).most }, bounds);
const three = ['1.85', '2.10', '1.72'];

describe('an amount', () => {
  it.each<[bigint, StakeProblem | null]>([
    [333n, { kind: 'below', limit: 1_000n }],
    [334n, null],
    [333_333n, null],
    [333_334n, { kind: 'above', limit: 1_000_000n }],
  ])(
    'of %s for each of three lines is held against the limits as a whole',
    (lineStake, problem) => {
      const system = ticket(['1.10', '1.10', '1.10'], { linesOf: 2, lineStake });
      expect(problemOf(system)).toEqual(problem);
    },
  );

  it('may not return more than a ticket may win', () => {
    expect(problemOf(ticket(['9.75'], { lineStake: 512_821n }))).toEqual({
      kind: 'aboveWin',
      limit: 5_000_000n,
    });
    expect(problemOf(ticket(['9.75'], { lineStake: 512_820n }))).toBeNull();
  });
});

describe('the highest stake', () => {
  it('is what the money, the level and the win allow', () => {
    const single = ticket(['1.95']);
    expect(lineStakeMax(single, bounds, 30_000n)).toBe(30_000n);
    expect(lineStakeMax(single, bounds, null)).toBe(1_000_000n);
    expect(lineStakeMax(single, null, null)).toBeNull();
  });

  it('of a system is that of one line', () => {
    expect(lineStakeMax(ticket(three, { linesOf: 2 }), null, 10_000n)).toBe(3_333n);
  });

  it.each([
    [ticket(['9.75', '3.333', '1.05'], { bonus })],
    [ticket(three, { linesOf: 2 })],
    [ticket(['9.75'])],
  ])('is not refused, and one more is', (one) => {
    const lineStake = lineStakeMax(one, bounds, null) ?? 0n;
    expect(problemOf({ ...one, lineStake })).toBeNull();
    expect(problemOf({ ...one, lineStake: lineStake + 1n })).not.toBeNull();
  });
});
