import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributedMove } from './cash-move.ts';
import { chainOf } from './chain.ts';
import { acrossLines, countedTransfers, lineOf, netOf } from './given-within-taken.ts';

const at = new Date('2026-01-15T03:00:00Z');

function chain(partnerIds: readonly string[], losingPpm: number) {
  const links = partnerIds.map((partnerId, index) => ({
    partnerId,
    tier: index + 1,
    rollingPpm: 0,
    losingPpm,
  }));
  return chainOf({ siteId: 'noriter', category: 'cash', memberPpm: 0 }, links);
}

const [store, other] = [chain(['one', 'five'], 100_000), chain(['one', 'six'], 100_000)];

const move = (amount: bigint, of: AttributedMove['chain'] = store): AttributedMove => ({
  requestId: 'r',
  siteId: 'noriter',
  memberId: 'm',
  isDeposit: amount > 0n,
  amount: amount > 0n ? amount : -amount,
  at,
  chain: of,
});

const counted = (amounts: readonly bigint[]) =>
  countedTransfers(
    new Map(),
    amounts.map((amount) => move(amount)),
  ).map(netOf);

test.each([
  [[50n, -50n], []],
  [
    [-50n, 50n],
    [-50n, 50n],
  ],
  [
    [-50n, 30n, 30n],
    [-50n, 30n, 20n],
  ],
  [
    [30n, -50n, 50n],
    [-20n, 20n],
  ],
])('%s won given and taken count as %s', (amounts, expected) => {
  expect(counted(amounts)).toEqual(expected);
});

test('a line is its partners, whatever their rates, and another one makes up for nothing of it', () => {
  expect(lineOf(chain(['one', 'five'], 5))).toBe(lineOf(store));
  expect(lineOf(other)).not.toBe(lineOf(store));
  expect(countedTransfers(new Map(), [move(-50n), move(50n, other), move(9n, null)])).toEqual([
    move(-50n),
  ]);
});

test('what members give each other counts across lines alone, whatever the rates', () => {
  const gift = (transferId: string, from: AttributedMove['chain'], to: AttributedMove['chain']) =>
    [move(-50n, from), move(50n, to)].map((side) => ({ ...side, transferId }));
  const [across, toNobody, taken] = [
    gift('across', store, other),
    gift('to nobody', store, null),
    gift('taken', store, null).slice(0, 1),
  ];
  const within = [
    ...gift('within', store, chain(['one', 'five'], 5)),
    ...gift('no line', chain([], 0), chain([], 0)),
  ];
  const all = [...across, ...within, ...toNobody, ...taken];
  expect(acrossLines(all)).toEqual([...across, ...toNobody, ...taken]);
  expect(countedTransfers(new Map(), across)).toEqual(across.slice(0, 1));
});

test('in sum never more counts than nothing, and never more than the sum, however it is cut', () => {
  const amounts = fc.array(fc.bigInt({ min: -50n, max: 50n }).filter((won) => won !== 0n));
  fc.assert(
    fc.property(amounts, fc.nat(), (all, place) => {
      const net = all.reduce((sum, won) => sum + won, 0n);
      const sum = counted(all).reduce((total, won) => total + won, 0n);
      expect(sum).toBe(net < 0n ? net : 0n);
      const first = all.slice(0, place);
      const before = first.reduce((total, won) => total + won, 0n);
      const rest = all.slice(place).map((won) => move(won));
      const later = countedTransfers(new Map([[lineOf(store), before]]), rest).map(netOf);
      expect([...counted(first), ...later]).toEqual(counted(all));
    }),
  );
});
