import { expect, test } from 'vitest';
import { HELD } from '../../transfer/domain/transfer.ts';
import { booksOf, compareTransfer } from './transfer-books.ts';

const moved = (out: boolean, back: boolean) => ({ game_money_out: out, game_money_in: back });

test.each([
  ['in', 'done', moved(true, false), 'vendor-done'],
  ['in', 'returned', moved(true, true), 'vendor-refused'],
  ['in', 'refused', moved(false, false), null],
  ['out', 'done', moved(false, true), 'vendor-done'],
  ['out', 'refused', moved(false, false), 'vendor-refused'],
] as const)('%s, %s: both sides have it', (direction, state, ledger, vendor) => {
  expect(compareTransfer({ direction, state, reason: '' }, ledger, vendor)).toEqual([]);
});

test('what is missing or too much on either side is said', () => {
  const went = { direction: 'in', state: 'done', reason: '' } as const;
  expect(compareTransfer(went, moved(true, false), 'vendor-refused')).toEqual([
    'vendor: vendor-refused',
  ]);
  expect(compareTransfer(went, moved(true, true), 'vendor-done')).toEqual(['ledger in: true']);
  const came = { direction: 'out', state: 'done', reason: '' } as const;
  expect(compareTransfer(came, moved(false, false), 'vendor-done')).toEqual(['ledger in: false']);
  const refused = { direction: 'in', state: 'refused', reason: '' } as const;
  expect(compareTransfer(refused, moved(true, false), null)).toEqual(['ledger out: true']);
});

test('what is held was asked of nobody, and somebody has to look at it', () => {
  const held = { direction: 'out', state: 'refused', reason: HELD } as const;
  expect(booksOf(held).vendor).toBe(null);
  expect(compareTransfer(held, moved(false, false), null)).toEqual(['held']);
  expect(compareTransfer(held, moved(false, true), null)).toEqual(['held', 'ledger in: true']);
});
