import type { Game } from './game.ts';

export const gameOrders = ['usual', 'name', 'new', 'popular', 'rtp'] as const;
export type GameOrder = (typeof gameOrders)[number];

/** As the lists are kept: pinned, by the operator's order, by name. */
export function usualOrder(one: Game, other: Game): number {
  if (one.isPinned !== other.isPinned) return one.isPinned ? -1 : 1;
  return one.ord - other.ord || byName(one, other);
}

const collator = new Intl.Collator('ko');
const byName = (one: Game, other: Game) =>
  collator.compare(one.nameKo, other.nameKo) || (one.gameId < other.gameId ? -1 : 1);
const byPlays = (one: Game, other: Game) =>
  one.plays === other.plays ? usualOrder(one, other) : one.plays > other.plays ? -1 : 1;

export const orders = {
  usual: usualOrder,
  name: byName,
  new: (one: Game, other: Game) =>
    other.addedAt.getTime() - one.addedAt.getTime() || byName(one, other),
  popular: byPlays,
  rtp: (one: Game, other: Game) => (other.rtpBp ?? 0) - (one.rtpBp ?? 0) || byName(one, other),
} satisfies Record<GameOrder, (one: Game, other: Game) => number>;
