import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fixedChance } from '../chance/fixed-chance.ts';
import { returnOf, type Spot, spots } from './bets.ts';
import { type Card, pointOf } from './cards.ts';
import { outcomeChances } from './chances.ts';
import { coupOf, dealCoup } from './coup.ts';
import { houseEdges } from './edges.ts';
import { freshShoe, isSpent } from './shoe.ts';
import { bankerDraws, isNatural, playerDraws } from './tableau.ts';

/** As casinos publish it: banker's total, then player's third card 0 to 9, D draws and S stands. */
const published = `
0 DDDDDDDDDD
1 DDDDDDDDDD
2 DDDDDDDDDD
3 DDDDDDDDSD
4 SSDDDDDDSS
5 SSSSDDDDSS
6 SSSSSSDDSS
7 SSSSSSSSSS`;

describe('third cards', () => {
  const rows = published.trim().split('\n');

  test.each(rows)('banker by the published tableau: %s', (row) => {
    const [total = '', marks = ''] = row.split(' ');
    const ours = Array.from(marks, (_, third) => bankerDraws(Number(total), third));
    expect(ours.map((draws) => (draws ? 'D' : 'S')).join('')).toBe(marks);
  });

  test('when the player stands the banker draws to 0–5 and stands on 6 and 7', () => {
    const draws = [0, 1, 2, 3, 4, 5, 6, 7].filter((total) => bankerDraws(total, null));
    expect(draws).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('the player draws to 0–5, and 8 and 9 end the coup', () => {
    expect([0, 1, 2, 3, 4, 5, 6, 7].filter(playerDraws)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(isNatural(8, 0)).toBe(true);
    expect(isNatural(0, 9)).toBe(true);
    expect(isNatural(7, 7)).toBe(false);
  });

  test('a dealt coup has the cards that the tableau gives it', () => {
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const { coup, shoe } = dealCoup(freshShoe(fixedChance(seed)));
        const two = (cards: readonly Card[]) =>
          cards.slice(0, 2).reduce((sum, card) => sum + pointOf(card), 0) % 10;
        const [player, banker] = [two(coup.player), two(coup.banker)];
        const third = coup.player[2];
        const natural = isNatural(player, banker);
        expect(coup.player.length).toBe(!natural && playerDraws(player) ? 3 : 2);
        const draws = bankerDraws(banker, third === undefined ? null : pointOf(third));
        expect(coup.banker.length).toBe(!natural && draws ? 3 : 2);
        expect(shoe.cards.length).toBe(416);
      }),
    );
  });
});

describe('the shoe', () => {
  test('has each card eight times and is dealt to the cut card', () => {
    let shoe = freshShoe(fixedChance(7));
    const counts = Map.groupBy(shoe.cards, (card) => card);
    expect(counts.size).toBe(52);
    expect([...counts.values()].every(({ length }) => length === 8)).toBe(true);
    let coups = 0;
    for (; !isSpent(shoe); coups += 1) shoe = dealCoup(shoe).shoe;
    expect(coups).toBeGreaterThan(60);
    expect(shoe.position).toBeLessThanOrEqual(416);
  });
});

describe('payouts', () => {
  const card = (rank: number, suit = 0) => suit * 13 + rank - 1;
  const natural = coupOf([card(4), card(4, 1)], [card(13), card(7)]);
  const tie = coupOf([card(9), card(13)], [card(9, 1), card(12)]);
  const bankerWins = coupOf([card(2), card(4)], [card(5), card(4)]);
  const perfect = coupOf([card(4), card(4)], [card(5), card(5)]);
  test.each<[Spot, bigint, bigint, typeof tie]>([
    ['player', 1_000n, 2_000n, natural],
    ['banker', 1_000n, 0n, natural],
    ['playerPair', 1_000n, 12_000n, natural],
    ['bankerPair', 1_000n, 0n, natural],
    ['eitherPair', 1_000n, 6_000n, natural],
    ['perfectPair', 1_000n, 0n, natural],
    ['player', 1_000n, 1_000n, tie],
    ['banker', 1_000n, 1_000n, tie],
    ['tie', 1_000n, 9_000n, tie],
    ['banker', 1_000n, 1_950n, bankerWins],
    ['banker', 1_001n, 1_951n, bankerWins],
    ['perfectPair', 1_000n, 201_000n, perfect],
  ])('%s %s brings %s', (spot, stake, back, coup) => {
    expect(returnOf(spot, stake, coup)).toBe(back);
  });
});

describe('house edge', () => {
  test('outcomes are those of eight decks, to six places', () => {
    const { player, banker, tie } = outcomeChances();
    expect(player).toBeCloseTo(0.446247, 6);
    expect(banker).toBeCloseTo(0.458597, 6);
    expect(tie).toBeCloseTo(0.095156, 6);
    expect(player + banker + tie).toBeCloseTo(1, 10);
  });

  const edges = houseEdges();
  test.each([
    ['player', 0.01235],
    ['banker', 0.010579],
    ['tie', 0.143596],
    ['playerPair', 0.103614],
    ['bankerPair', 0.103614],
    ['eitherPair', 0.1371],
    ['perfectPair', 0.08047],
  ] as const)('%s keeps %s', (spot, edge) => {
    expect(edges[spot]).toBeCloseTo(edge, 3);
  });

  test('forty thousand dealt coups agree within four deviations', () => {
    const chance = fixedChance(11);
    const coups = 40_000;
    const back = new Map<Spot, { sum: number; squares: number }>();
    let shoe = freshShoe(chance);
    for (let dealt = 0; dealt < coups; dealt += 1) {
      if (isSpent(shoe)) shoe = freshShoe(chance);
      const next = dealCoup(shoe);
      shoe = next.shoe;
      for (const spot of spots) {
        const own = Number(returnOf(spot, 100n, next.coup)) / 100;
        const { sum = 0, squares = 0 } = back.get(spot) ?? {};
        back.set(spot, { sum: sum + own, squares: squares + own * own });
      }
    }
    for (const spot of spots) {
      const { sum = 0, squares = 0 } = back.get(spot) ?? {};
      const mean = sum / coups;
      const deviation = Math.sqrt((squares / coups - mean * mean) / coups);
      expect(Math.abs(mean - (1 - edges[spot])), spot).toBeLessThan(4 * deviation);
    }
  });
});
