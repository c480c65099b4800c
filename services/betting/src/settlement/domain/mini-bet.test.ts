import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { settleMiniBet } from './mini-bet.ts';

const odd = [{ fact: 'sum', parity: 'odd' }] as const;

describe('a bet on a mini game', () => {
  it.each([
    [10_000n, 1_950n, 71, { result: 'won', returned: 19_500n }],
    [1_001n, 1_950n, 71, { result: 'won', returned: 1_951n }],
    [10_000n, 1_950n, 72, { result: 'lost', returned: 0n }],
    [10_000n, 1_950n, null, { result: 'void', returned: 10_000n }],
  ])('of %s at %s, sum %s', (stake, odds, sum, expected) => {
    const facts = sum === null ? null : { sum };
    expect(settleMiniBet({ stake, odds, conditions: odd }, facts)).toEqual(expected);
  });

  it('never returns more than stake times odds, and a void one returns its stake', () => {
    const amounts = fc.tuple(fc.bigInt(1n, 10n ** 12n), fc.bigInt(1_001n, 100_000n));
    fc.assert(
      fc.property(amounts, fc.integer({ min: 15, max: 130 }), ([stake, odds], sum) => {
        const bet = { stake, odds, conditions: odd };
        const { returned } = settleMiniBet(bet, { sum });
        expect(returned === 0n || sum % 2 === 1).toBe(true);
        expect(returned * 1_000n).toBeLessThanOrEqual(stake * odds);
        expect(settleMiniBet(bet, null)).toEqual({ result: 'void', returned: stake });
      }),
    );
  });
});
