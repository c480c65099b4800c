/** A card of a deck: 0 to 51, thirteen of each suit (spades, hearts, diamonds, clubs), ace first. */
export type Card = number;

/** Ace 1, jack 11, queen 12, king 13. */
export function rankOf(card: Card): number {
  return (card % 13) + 1;
}

/** What the card counts: tens and pictures nothing. */
export function pointOf(card: Card): number {
  const rank = rankOf(card);
  return rank > 9 ? 0 : rank;
}

export function totalOf(cards: readonly Card[]): number {
  return cards.reduce((sum, card) => sum + pointOf(card), 0) % 10;
}
