import { expect, it } from 'vitest';
import {
  isSameEffect,
  noEffect,
  TICKET_VOID_ALONE_WON_MAX,
  takesTwo,
  withMove,
} from './ticket-void.ts';

it('counts what is given and what is taken, of each bet that is moved', () => {
  const effect = [500n, 0n, -300n, 200n].reduce(withMove, noEffect);
  expect(effect).toEqual({ bets: 3, paid: 700n, taken: 300n });
  expect(isSameEffect(effect, { paid: 700n, taken: 300n })).toBe(true);
  expect(isSameEffect(effect, { paid: 300n, taken: 700n })).toBe(false);
});

it('takes two where both directions and what was done that day come to more than the limit', () => {
  const half = TICKET_VOID_ALONE_WON_MAX / 2n;
  const effect = { bets: 2, paid: half, taken: half - 1n };
  expect(takesTwo(effect, 1n)).toBe(false);
  expect(takesTwo(effect, 2n)).toBe(true);
});
