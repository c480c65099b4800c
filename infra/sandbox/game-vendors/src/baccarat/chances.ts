/** Chances of a coup from a full shoe, by going through every order of cards: exact, no simulation. */
import type { Outcome } from './coup.ts';
import { DECKS } from './shoe.ts';
import { bankerDraws, isNatural, playerDraws, type ThirdPoint } from './tableau.ts';

const points = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const CARDS = DECKS * 52;

/** Tens and pictures count nothing: four ranks of thirteen. */
const fullCounts = () => points.map((point) => (point === 0 ? 16 : 4) * DECKS);

export function outcomeChances(): Record<Outcome, number> {
  const found = { player: 0, banker: 0, tie: 0 };
  const counts = fullCounts();
  let left = CARDS;
  const each = (chance: number, next: (point: number, chance: number) => void) => {
    for (const point of points) {
      const count = counts[point] ?? 0;
      counts[point] = count - 1;
      left -= 1;
      if (count > 0) next(point, (chance * count) / (left + 1));
      counts[point] = count;
      left += 1;
    }
  };
  const end = (player: number, banker: number, chance: number) => {
    const outcome = player === banker ? 'tie' : player > banker ? 'player' : 'banker';
    found[outcome] += chance;
  };
  const bankerTurn = (player: number, banker: number, third: ThirdPoint, chance: number) => {
    if (!bankerDraws(banker, third)) return end(player, banker, chance);
    return each(chance, (point, own) => end(player, (banker + point) % 10, own));
  };
  const afterTwo = (player: number, banker: number, chance: number) => {
    if (isNatural(player, banker)) return end(player, banker, chance);
    if (!playerDraws(player)) return bankerTurn(player, banker, null, chance);
    return each(chance, (point, own) => bankerTurn((player + point) % 10, banker, point, own));
  };
  each(1, (one, first) => {
    each(first, (two, second) => {
      each(second, (three, third) => {
        each(third, (four, own) => afterTwo((one + two) % 10, (three + four) % 10, own));
      });
    });
  });
  return found;
}

/** That the first two cards of a hand have one rank. */
export const pairChance = (4 * DECKS - 1) / (CARDS - 1);

/** That at least one of both hands has a pair; of a pair left behind the others know little. */
export function eitherPairChance(): number {
  const of = 4 * DECKS;
  const pairAfterPair = ((of - 2) * (of - 3) + 12 * of * (of - 1)) / ((CARDS - 2) * (CARDS - 3));
  return 2 * pairChance - pairChance * pairAfterPair;
}

/** That exactly one hand, and that both hands are of one rank and suit. */
export function perfectPairChances(): { one: number; both: number } {
  const single = (DECKS - 1) / (CARDS - 1);
  const again =
    ((DECKS - 2) * (DECKS - 3) + 51 * DECKS * (DECKS - 1)) / ((CARDS - 2) * (CARDS - 3));
  const both = single * again;
  return { one: 2 * (single - both), both };
}
