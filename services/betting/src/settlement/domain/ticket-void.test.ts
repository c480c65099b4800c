import { expect, it } from 'vitest';
import { isSameEffect, noEffect, withMove } from './ticket-void.ts';

it('counts what is given and what is taken, of each bet that is moved', () => {
  const effect = [500n, 0n, -300n, 200n].reduce(withMove, noEffect);
  expect(effect).toEqual({ bets: 3, paid: 700n, taken: 300n });
  expect(isSameEffect(effect, { paid: 700n, taken: 300n })).toBe(true);
  expect(isSameEffect(effect, { paid: 300n, taken: 700n })).toBe(false);
});
