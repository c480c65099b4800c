import fc from 'fast-check';
import { expect, test } from 'vitest';
import { settlementKinds } from '../../vocabulary/kinds.ts';
import { settle } from './settle.ts';

const terms = { carriesLoss: true, cutPpm: 0, feePpm: 0 };
const of = { withdrawn: 0n, carriedIn: 0n };

test.each([
  ['a share of losing', { ...of, kind: 'losing', earned: 136_000n }, terms, 136_000n, 0n],
  ['a loss, carried', { ...of, kind: 'losing', earned: -40_000n }, terms, 0n, -40_000n],
  [
    'a loss that was carried in',
    { ...of, kind: 'losing', earned: 136_000n, carriedIn: -40_000n },
    terms,
    96_000n,
    0n,
  ],
  [
    'a loss of who carries none',
    { ...of, kind: 'losing', earned: -40_000n },
    { ...terms, carriesLoss: false },
    0n,
    0n,
  ],
  [
    'a loss of cash, which everybody carries',
    { ...of, kind: 'cash-share', earned: -40_000n, carriedIn: -1n },
    { ...terms, carriesLoss: false },
    0n,
    -40_001n,
  ],
  [
    'a loss of who carries no more, beside what was carried in',
    { ...of, kind: 'losing', earned: -40_000n, carriedIn: -1n },
    { ...terms, carriesLoss: false },
    0n,
    -1n,
  ],
  [
    'what was carried in, worked off by who carries no more',
    { ...of, kind: 'losing', earned: 30_000n, carriedIn: -40_000n },
    { ...terms, carriesLoss: false },
    0n,
    -10_000n,
  ],
  ['rolling below zero, never carried', { ...of, kind: 'rolling', earned: -500n }, terms, 0n, 0n],
  [
    'a cut of 5 percent',
    { ...of, kind: 'rolling', earned: 100_000n },
    { ...terms, cutPpm: 50_000 },
    95_000n,
    0n,
  ],
  [
    'cash in less cash out, less a fee',
    { ...of, kind: 'cash-share', earned: 30_000n, withdrawn: 200_000n },
    { ...terms, feePpm: 5_000 },
    29_000n,
    0n,
  ],
] as const)('%s', (_, earned, by, payable, carriedOut) => {
  expect(settle(earned, by)).toMatchObject({ payable, carriedOut });
});

test('what was earned is paid, cut, carried or, where nothing carries, dropped', () => {
  const won = fc.bigInt({ min: -(10n ** 12n), max: 10n ** 12n });
  fc.assert(
    fc.property(
      fc.constantFrom(...settlementKinds),
      won,
      won,
      fc.boolean(),
      (kind, earned, carried, carriesLoss) => {
        const carriedIn = carried > 0n ? -carried : carried;
        const by = { carriesLoss, cutPpm: 20_000, feePpm: 1_000 };
        const settled = settle({ kind, earned, withdrawn: 5_000n, carriedIn }, by);
        expect(settled.payable >= 0n && settled.carriedOut <= 0n).toBe(true);
        const net = earned - settled.cut - settled.fee + settled.carriedIn;
        const left = net - settled.payable - settled.carriedOut;
        expect(left === 0n || (left < 0n && settled.payable === 0n)).toBe(true);
        if (kind === 'rolling' || kind === 'self-rolling') return;
        if (carriesLoss || kind === 'cash-share') expect(left).toBe(0n);
        // Only profits work off what was carried in, won by won.
        const profit = earned - settled.cut - settled.fee;
        if (profit <= 0n) expect(settled.carriedOut <= carriedIn).toBe(true);
        else expect(settled.payable + (settled.carriedOut - carriedIn)).toBe(profit);
      },
    ),
  );
});
