import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { AttributedMove } from './cash-move.ts';
import { chainOf } from './chain.ts';
import { acrossLines, countedTransfers, type Line, lineOf, netOf } from './given-within-taken.ts';

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

const countedOf = (transfers: readonly AttributedMove[], lines = new Map<string, Line>()) =>
  countedTransfers(lines, transfers).counted;

const counted = (amounts: readonly bigint[]) =>
  countedOf(amounts.map((amount) => move(amount))).map(netOf);

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
  expect(countedOf([move(-50n), move(50n, other), move(9n, null)])).toEqual([move(-50n)]);
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
  expect(countedOf(across)).toEqual(across.slice(0, 1));
});

test('in sum never more counts than nothing, and never more than the sum, however it is cut', () => {
  const amounts = fc.array(fc.bigInt({ min: -50n, max: 50n }).filter((won) => won !== 0n));
  fc.assert(
    fc.property(amounts, fc.nat(), (all, place) => {
      const net = all.reduce((sum, won) => sum + won, 0n);
      const sum = counted(all).reduce((total, won) => total + won, 0n);
      expect(sum).toBe(net < 0n ? net : 0n);
      const first = all.slice(0, place);
      const { lines } = countedTransfers(
        new Map(),
        first.map((won) => move(won)),
      );
      const rest = all.slice(place).map((won) => move(won));
      expect([...counted(first), ...countedOf(rest, lines).map(netOf)]).toEqual(counted(all));
    }),
  );
});

test('what is given back counts for the chains that it was taken of, those of now first', () => {
  const [none, five, ten] = [0, 50_000, 100_000].map((ppm) => chain(['one', 'five'], ppm));
  if (none === undefined || five === undefined || ten === undefined) throw new Error('three');
  const taken = [move(-30n, none), move(-20n, five)];
  expect(countedOf([...taken, move(40n, five), move(40n, ten)])).toEqual([
    ...taken,
    move(20n, five),
    { ...move(20n), chain: none },
    { ...move(10n), chain: none },
  ]);
  // Of before it was kept by chains nothing is known but the sum.
  const old = new Map([[lineOf(ten), { net: -30n, taken: new Map() }]]);
  expect(countedOf([move(-5n, five), move(50n, ten)], old)).toEqual([
    move(-5n, five),
    { ...move(5n), chain: five },
    move(30n, ten),
  ]);
});

test('how transfers are cut into batches makes no difference to whom they count for', () => {
  const rates = fc.constantFrom(0, 50_000, 100_000).map((ppm) => chain(['one', 'five'], ppm));
  const won = fc.bigInt({ min: -50n, max: 50n }).filter((amount) => amount !== 0n);
  fc.assert(
    fc.property(fc.array(fc.tuple(won, rates)), fc.nat(), (all, place) => {
      const moves = all.map(([amount, of]) => move(amount, of));
      const first = countedTransfers(new Map(), moves.slice(0, place));
      // As the table has them, by the ids of their chains.
      const kept = [...first.lines].map(([id, { net, taken }]) => {
        const open = [...taken].filter(([, one]) => one.won > 0n);
        const sorted = open.toSorted(([one], [other]) => (one < other ? -1 : 1));
        return [id, { net, taken: new Map(sorted) }] as const;
      });
      const later = countedOf(moves.slice(place), new Map(kept));
      expect([...first.counted, ...later]).toEqual(countedOf(moves));
    }),
  );
});

test('of no chain more counts as given than was taken, at whatever rates', () => {
  const rates = fc.constantFrom(0, 50_000, 100_000).map((ppm) => chain(['one', 'five'], ppm));
  const won = fc.bigInt({ min: -50n, max: 50n }).filter((amount) => amount !== 0n);
  fc.assert(
    fc.property(fc.array(fc.tuple(won, rates)), (all) => {
      const moves = countedOf(all.map(([amount, of]) => move(amount, of)));
      const sums = new Map<string, bigint>();
      for (const one of moves) {
        const id = one.chain?.chainId ?? '';
        sums.set(id, (sums.get(id) ?? 0n) + netOf(one));
        expect(sums.get(id)).toBeLessThanOrEqual(0n);
      }
    }),
  );
});
