import { expect, test } from 'vitest';
import { moveVoid, takesTwo, VOID_ALONE_WON_MAX, voidKind } from './round-void.ts';

test.each([
  ['open', false, false, 'before'],
  ['open', false, true, 'before'],
  ['open', true, true, 'B1032'],
  ['drawn', true, true, 'B1032'],
  ['drawn', true, false, 'after'],
  ['excluded', true, false, 'B1031'],
])(
  'a round that is %s, its draw due %s, with open bets %s: %s',
  (state, isDrawDue, hasOpenBets, kind) => {
    expect(voidKind({ state, isDrawDue, hasOpenBets })).toBe(kind);
  },
);

test('a second operator is needed above the limit, small voids of a day counted together', () => {
  expect(takesTwo({ refund: VOID_ALONE_WON_MAX, aloneToday: 0n })).toBe(false);
  expect(takesTwo({ refund: VOID_ALONE_WON_MAX + 1n, aloneToday: 0n })).toBe(true);
  expect(takesTwo({ refund: 1n, aloneToday: VOID_ALONE_WON_MAX })).toBe(true);
});

test.each([
  ['waiting', 'approve', 'other', { to: 'approved' }],
  ['waiting', 'refuse', 'other', { to: 'refused' }],
  ['waiting', 'withdraw', 'asker', { to: 'withdrawn' }],
  ['waiting', 'approve', 'asker', { refusal: 'B1035' }],
  ['waiting', 'withdraw', 'other', { refusal: 'B1035' }],
  ['approved', 'approve', 'other', { refusal: 'B1034' }],
] as const)('of a void that is %s: %s by the %s', (status, move, who, outcome) => {
  expect(moveVoid({ status, askedBy: 'asker' }, move, who)).toEqual(outcome);
});
