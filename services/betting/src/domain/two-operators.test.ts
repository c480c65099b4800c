import { expect, test } from 'vitest';
import { ALONE_WON_MAX, moveRequest, takesTwo } from './two-operators.ts';

test('a second operator is needed above the limit, small decisions of a day counted together', () => {
  expect(takesTwo(ALONE_WON_MAX, 0n)).toBe(false);
  expect(takesTwo(ALONE_WON_MAX + 1n, 0n)).toBe(true);
  expect(takesTwo(1n, ALONE_WON_MAX)).toBe(true);
});

test.each([
  ['waiting', 'approve', 'other', { to: 'approved' }],
  ['waiting', 'refuse', 'other', { to: 'refused' }],
  ['waiting', 'withdraw', 'asker', { to: 'withdrawn' }],
  ['waiting', 'approve', 'asker', { refusal: 'B1035' }],
  ['waiting', 'withdraw', 'other', { refusal: 'B1035' }],
  ['approved', 'approve', 'other', { refusal: 'B1034' }],
] as const)('of a request that is %s: %s by the %s', (status, move, who, outcome) => {
  expect(moveRequest({ status, askedBy: 'asker' }, move, who)).toEqual(outcome);
});
