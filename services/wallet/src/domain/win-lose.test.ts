import fc from 'fast-check';
import { expect, test } from 'vitest';
import { kindNames } from './ledger/posting.ts';
import { addMove, netOf, noMoves, totalOf } from './win-lose.ts';

test('playing alone makes the result', () => {
  const day = addMove(addMove(addMove(noMoves, 'stake', 500n), 'payout', 300n), 'refund', 100n);
  expect(netOf(day)).toBe(-100n);
  expect(netOf(addMove(day, 'clawback', 300n))).toBe(-400n);
  const moved = addMove(
    addMove(addMove(day, 'deposit', 9n), 'withdrawal_pay', 8n),
    'points_convert',
    7n,
  );
  expect(moved).toMatchObject({ deposits: 9n, withdrawals: 8n, pointsConverted: 7n });
  expect(netOf(moved)).toBe(-100n);
});

test('what is in no column changes nothing', () => {
  expect(addMove(noMoves, 'withdrawal_hold', 100n)).toEqual(noMoves);
});

test('the result of several days is the sum of their results', () => {
  const move = fc.tuple(fc.constantFrom(...kindNames()), fc.bigInt(1n, 10n ** 12n));
  const day = fc
    .array(move)
    .map((moves) => moves.reduce((sums, [kind, amount]) => addMove(sums, kind, amount), noMoves));
  fc.assert(
    fc.property(fc.array(day), (days) => {
      const sum = days.reduce((total, one) => total + netOf(one), 0n);
      expect(netOf(totalOf(days))).toBe(sum);
    }),
  );
});
