import { describe, expect, it } from 'vitest';
import { limitProblem } from './limit-problem.ts';

const room = {
  minimum: '10000',
  maximum: '100000',
  unit: '1000',
  leftToday: '80000',
  requestsLeft: 2,
};

describe('an amount', () => {
  it.each([
    ['', undefined],
    ['0', undefined],
    ['10000', undefined],
    ['80000', undefined],
    ['9000', 'below'],
    ['10500', 'notUnit'],
    ['101000', 'above'],
    ['81000', 'overDay'],
  ])('of "%s" breaks %s', (amount, kind) => {
    expect(limitProblem(amount, room)?.kind).toBe(kind);
  });

  it('breaks a day without requests left, whatever it is', () => {
    expect(limitProblem('10000', { ...room, requestsLeft: 0 })?.kind).toBe('noRequests');
  });
});
