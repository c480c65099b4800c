import { expect, test } from 'vitest';
import { compareTransfer } from './transfer-books.ts';

const moved = (out: boolean, back: boolean) => ({ game_money_out: out, game_money_in: back });

test.each([
  ['in', 'done', moved(true, false), 'vendor-done'],
  ['in', 'returned', moved(true, true), 'vendor-refused'],
  ['in', 'refused', moved(false, false), null],
  ['out', 'done', moved(false, true), 'vendor-done'],
  ['out', 'refused', moved(false, false), 'vendor-refused'],
] as const)('%s, %s: both sides have it', (direction, state, ledger, vendor) => {
  expect(compareTransfer({ direction, state }, ledger, vendor)).toEqual([]);
});

test('what is missing or too much on either side is said', () => {
  const went = { direction: 'in', state: 'done' } as const;
  expect(compareTransfer(went, moved(true, false), 'vendor-refused')).toEqual([
    'vendor: vendor-refused',
  ]);
  expect(compareTransfer(went, moved(true, true), 'vendor-done')).toEqual(['ledger in: true']);
  const came = { direction: 'out', state: 'done' } as const;
  expect(compareTransfer(came, moved(false, false), 'vendor-done')).toEqual(['ledger in: false']);
  const refused = { direction: 'in', state: 'refused' } as const;
  expect(compareTransfer(refused, moved(true, false), null)).toEqual(['ledger out: true']);
});
