import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forfeitOf } from './forfeiture.ts';

describe('giving up a bonus', () => {
  test.each([
    ['nothing staked', { bonus: 50n, cashAfter: 150n, net: 0n, cash: 150n }, 50n],
    ['a loss is first of own money', { bonus: 50n, cashAfter: 150n, net: -60n, cash: 90n }, 50n],
    ['more was lost than was own', { bonus: 50n, cashAfter: 150n, net: -120n, cash: 30n }, 30n],
    ['nothing is left', { bonus: 50n, cashAfter: 150n, net: -150n, cash: 0n }, 0n],
    ['its part of what was won', { bonus: 50n, cashAfter: 150n, net: 90n, cash: 240n }, 80n],
    ['the part rounded down', { bonus: 50n, cashAfter: 150n, net: 10n, cash: 160n }, 53n],
    ['all cash was bonus', { bonus: 50n, cashAfter: 50n, net: 70n, cash: 120n }, 120n],
    ['a part went away meanwhile', { bonus: 50n, cashAfter: 150n, net: 90n, cash: 40n }, 40n],
  ])('%s', (_name, standing, forfeit) => {
    expect(forfeitOf(standing)).toBe(forfeit);
  });

  const won = fc.bigInt({ min: 0n, max: 10n ** 12n });
  test('never touches what the member had without it', () => {
    const net = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(won, won, net, (bonus, own, brought) => {
        const cashAfter = own + bonus;
        const cash = cashAfter + brought < 0n ? 0n : cashAfter + brought;
        const left = cash - forfeitOf({ bonus, cashAfter, net: brought, cash });
        expect(left).toBeGreaterThanOrEqual(0n);
        if (brought >= 0n) expect(left).toBeGreaterThanOrEqual(own);
      }),
    );
  });
});
