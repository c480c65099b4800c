import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  afterNews,
  type Direction,
  isEnded,
  isInTransit,
  type TransferNews,
  type TransferState,
} from './transfer.ts';

test.each<[Direction, TransferState, TransferNews, TransferState]>([
  ['in', 'taking', 'wallet-applied', 'sending'],
  ['in', 'taking', 'wallet-refused', 'refused'],
  ['in', 'taking', 'unanswered', 'taking'],
  ['in', 'sending', 'vendor-done', 'done'],
  ['in', 'sending', 'vendor-refused', 'returning'],
  ['in', 'sending', 'unanswered', 'unknown'],
  ['in', 'sending', 'vendor-contradicts', 'unknown'],
  ['in', 'unknown', 'unanswered', 'unknown'],
  ['in', 'unknown', 'vendor-contradicts', 'unknown'],
  ['in', 'unknown', 'vendor-done', 'done'],
  ['in', 'unknown', 'vendor-refused', 'returning'],
  ['in', 'returning', 'wallet-applied', 'returned'],
  ['in', 'done', 'vendor-refused', 'done'],
  ['out', 'sending', 'vendor-done', 'paying'],
  ['out', 'sending', 'vendor-refused', 'refused'],
  ['out', 'sending', 'unanswered', 'unknown'],
  ['out', 'sending', 'vendor-contradicts', 'unknown'],
  ['out', 'unknown', 'vendor-done', 'paying'],
  ['out', 'unknown', 'vendor-refused', 'refused'],
  ['out', 'paying', 'wallet-applied', 'done'],
  ['out', 'refused', 'vendor-done', 'refused'],
])('%s, %s: by %s it is %s', (direction, state, news, expected) => {
  expect(afterNews({ direction, state }, news)).toBe(expected);
});

/** Won of the member: cash, at the vendor, and on its way. */
type Sides = { cash: number; vendor: number };

test('whatever comes in whatever order, nothing is lost or made', () => {
  const news = fc.constantFrom<TransferNews[]>(
    'wallet-applied',
    'wallet-refused',
    'vendor-done',
    'vendor-refused',
    'vendor-contradicts',
    'unanswered',
  );
  const directions = fc.constantFrom<Direction[]>('in', 'out');
  fc.assert(
    fc.property(directions, fc.array(news, { maxLength: 12 }), (direction, sequence) => {
      let state: TransferState = direction === 'in' ? 'taking' : 'sending';
      const sides: Sides = direction === 'in' ? { cash: 1, vendor: 0 } : { cash: 0, vendor: 1 };
      for (const one of sequence) {
        const next = afterNews({ direction, state }, one);
        if (next === state) continue;
        // What the other servers did when they answered so.
        if (state === 'taking' && next === 'sending') sides.cash -= 1;
        if (next === 'done' && direction === 'in') sides.vendor += 1;
        if (next === 'paying') sides.vendor -= 1;
        if (next === 'returned' || (next === 'done' && direction === 'out')) sides.cash += 1;
        state = next;
        const onItsWay = isInTransit({ direction, state }) ? 1 : 0;
        expect(sides.cash + sides.vendor + onItsWay).toBe(1);
      }
      if (isEnded({ state })) expect(sides.cash + sides.vendor).toBe(1);
    }),
  );
});
