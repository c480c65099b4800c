import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forfeitOf, takenBackOf } from './forfeiture.ts';

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

describe('taking a bonus back with its deposit', () => {
  test.each([
    ['nothing staked', { bonus: 50n, cashAfter: 150n, net: 0n, cash: 50n }, true, 50n],
    ['all of it lost', { bonus: 50n, cashAfter: 150n, net: -150n, cash: 0n }, true, 50n],
    ['its part of what was won', { bonus: 50n, cashAfter: 150n, net: 90n, cash: 140n }, true, 80n],
    [
      'no further than there is cash',
      { bonus: 50n, cashAfter: 150n, net: 90n, cash: 60n },
      true,
      60n,
    ],
    ['staked already', { bonus: 50n, cashAfter: 150n, net: 90n, cash: 140n }, false, 50n],
    ['most of it paid debts', { bonus: 50n, cashAfter: 10n, net: 90n, cash: 100n }, true, 100n],
  ])('%s', (_name, standing, isUnmet, taken) => {
    expect(takenBackOf(standing, isUnmet)).toBe(taken);
  });

  const won = fc.bigInt({ min: 0n, max: 10n ** 12n });
  test('takes the whole bonus, and beside it no more than was won and is there', () => {
    const net = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
    fc.assert(
      fc.property(won, won, net, won, fc.boolean(), (bonus, cashAfter, brought, cash, isUnmet) => {
        const taken = takenBackOf({ bonus, cashAfter, net: brought, cash }, isUnmet);
        const more = taken - bonus;
        expect(more >= 0n).toBe(true);
        if (more > 0n) expect(isUnmet && taken <= cash && more <= brought).toBe(true);
      }),
    );
  });
});
