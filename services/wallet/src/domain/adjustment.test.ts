import { describe, expect, it } from 'vitest';
import { moveAdjustment, needsSecondOperator } from './adjustment.ts';

const waiting = { status: 'waiting', askedBy: 'anna' } as const;

describe('a correction that waits', () => {
  it.each([
    ['approve', 'ben', { to: 'approved' }],
    ['refuse', 'ben', { to: 'refused' }],
    ['withdraw', 'anna', { to: 'withdrawn' }],
    ['approve', 'anna', { refusal: 'W010' }],
    ['refuse', 'anna', { refusal: 'W010' }],
    ['withdraw', 'ben', { refusal: 'W010' }],
  ] as const)('%s by %s leads to %o', (move, operator, result) => {
    expect(moveAdjustment(waiting, move, operator)).toEqual(result);
  });

  it.each(['approved', 'refused', 'withdrawn'] as const)('is decided once: %s stays', (status) => {
    expect(moveAdjustment({ status, askedBy: 'anna' }, 'approve', 'ben')).toEqual({
      refusal: 'T999',
    });
  });
});

it.each([
  [100n, 0n, 100n, false],
  [101n, 0n, 100n, true],
  [60n, 40n, 100n, false],
  [60n, 41n, 100n, true],
  [1n, 0n, 0n, true],
])('%d won after %d alone, with %d allowed, needs a second operator: %s', (...row) => {
  const [amount, aloneToday, aloneMax, needed] = row;
  expect(needsSecondOperator({ amount, aloneToday, aloneMax })).toBe(needed);
});
