import { expect, it } from 'vitest';
import { afterMargin, marginOf, percentOf } from './margin.ts';

it.each([
  [0, '0'],
  [25, '2.5'],
  [50, '5'],
  [900, '90'],
])('%i thousandths are %s percent, and back', (margin, percent) => {
  expect(percentOf(margin)).toBe(percent);
  expect(marginOf(percent)).toBe(margin);
});

it.each(['', 'x', '90.1', '99', '-1', '1.25', '100'])('takes no margin of "%s"', (typed) => {
  expect(marginOf(typed)).toBeNull();
});

it.each([
  ['1.95', 0, '1.95'],
  ['1.95', 50, '1.902'],
  ['3.333', 100, '3.099'],
  ['1.001', 50, '1.00'],
])('leaves of %s, less %i thousandths, %s', (odds, margin, left) => {
  expect(afterMargin(odds, margin)).toBe(left);
});
