import type { Chance } from '../chance/chance.ts';
import { type Card, rankOf } from './cards.ts';

export const DECKS = 8;
const CARDS = DECKS * 52;
/** The cut card lies so far before the end; the coup in which it shows is the last one. */
const CUT_BEFORE_END = 16;

export type Shoe = { readonly cards: readonly Card[]; readonly position: number };

/**
 * Eight decks in a random order (Fisher-Yates), with the first card burnt and as many more as it
 * shows: ten for a ten or a picture.
 */
export function freshShoe(chance: Chance): Shoe {
  const cards = Array.from({ length: CARDS }, (_, at) => at % 52);
  for (let last = CARDS - 1; last > 0; last -= 1) {
    const other = chance.whole(last + 1);
    const [one, two] = [cards[last], cards[other]];
    if (one === undefined || two === undefined) throw new Error('The shoe has lost a card.');
    [cards[last], cards[other]] = [two, one];
  }
  return { cards, position: 1 + Math.min(rankOf(cards[0] ?? 0), 10) };
}

/** The cut card has come: no further coup is dealt. */
export function isSpent({ cards, position }: Shoe): boolean {
  return position >= cards.length - CUT_BEFORE_END;
}

/** How much of the shoe has been dealt, from 0 to 1. */
export function dealtOf({ cards, position }: Shoe): number {
  return position / cards.length;
}
