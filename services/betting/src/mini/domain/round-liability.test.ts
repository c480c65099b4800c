import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addTo, isBeyond, type Standing, totalsOf, worstLoss } from './round-liability.ts';

const on = (marketId: string, selectionId: string, stake: bigint, returned: bigint): Standing => ({
  marketId,
  selectionId,
  stake,
  returned,
});

test.each<[string, Standing[], bigint]>([
  ['nothing', [], 0n],
  ['one bet', [on('sum', 'odd', 100n, 195n)], 95n],
  ['two sides of a market', [on('sum', 'odd', 100n, 195n), on('sum', 'even', 100n, 195n)], -5n],
  ['two markets', [on('sum', 'odd', 100n, 195n), on('ball', 'odd', 100n, 195n)], 190n],
  ['the same selection twice', [on('sum', 'odd', 1n, 2n), on('sum', 'odd', 100n, 195n)], 96n],
])('the worst of %s', (_what, standings, loss) => {
  expect(worstLoss(totalsOf(standings))).toBe(loss);
});

test('what makes the greatest loss smaller is taken, also above the limit', () => {
  const odd = [on('sum', 'odd', 100n, 195n)];
  const before = totalsOf(odd);
  expect(isBeyond(before, [on('sum', 'odd', 1n, 2n)], 90n)).toBe(true);
  expect(isBeyond(before, [on('sum', 'even', 50n, 97n)], 90n)).toBe(false);
  expect(isBeyond(totalsOf([]), odd, 95n)).toBe(false);
  expect(isBeyond(totalsOf([]), odd, 94n)).toBe(true);
});

const standing = fc.record({
  marketId: fc.constantFrom('a', 'b'),
  selectionId: fc.constantFrom('x', 'y', 'z'),
  stake: fc.bigInt(0n, 1_000n),
  returned: fc.bigInt(0n, 9_000n),
});

test('no result of the round costs more than the worst', () => {
  fc.assert(
    fc.property(
      fc.array(standing),
      fc.constantFrom('x', 'y', 'z'),
      fc.constantFrom('x', 'y', 'z'),
      (standings, a, b) => {
        const won = standings.filter(
          ({ marketId, selectionId }) => selectionId === (marketId === 'a' ? a : b),
        );
        const paid = won.reduce((sum, { returned }) => sum + returned, 0n);
        const staked = standings.reduce((sum, { stake }) => sum + stake, 0n);
        expect(paid - staked).toBeLessThanOrEqual(worstLoss(totalsOf(standings)));
      },
    ),
  );
});

test('bets that come together or one by one cost the same, and it shows before they are added', () => {
  fc.assert(
    fc.property(
      fc.array(standing),
      fc.array(standing, { maxLength: 4 }),
      fc.bigInt(-5_000n, 30_000n),
      (before, more, lossMax) => {
        const totals = totalsOf(before);
        const lossBefore = worstLoss(totals);
        const wasBeyond = isBeyond(totals, more, lossMax);
        expect(worstLoss(totals)).toBe(lossBefore);
        addTo(totals, more);
        expect(totals).toEqual(totalsOf([...before, ...more]));
        const loss = worstLoss(totals);
        expect(wasBeyond).toBe(loss > lossMax && loss > lossBefore);
      },
    ),
  );
});
