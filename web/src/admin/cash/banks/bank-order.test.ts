import { expect, it } from 'vitest';
import { moved, offeredOf, orderOf } from './bank-order.ts';

const all = ['004', '088', '020'];

it('offers every bank until some are chosen', () => {
  expect(orderOf(all, []).every(({ isOn }) => isOn)).toBe(true);
  expect(offeredOf(orderOf(all, []), all)).toEqual([]);
});

it('keeps the chosen order, with the others behind', () => {
  const order = orderOf(all, ['088', '004']);
  expect(order.map(({ bankCode }) => bankCode)).toEqual(['088', '004', '020']);
  expect(offeredOf(order, all)).toEqual(['088', '004']);
});

it('moves a bank by one place, not beyond the ends', () => {
  const order = orderOf(all, []);
  expect(moved(order, 2, -1).map(({ bankCode }) => bankCode)).toEqual(['004', '020', '088']);
  expect(moved(order, 0, -1)).toEqual(order);
});
