/**
 * Invariant: the selections of a market exclude each other and together cover every draw; none has
 * default odds above the default ceiling. What is offered is data: another market is one more entry.
 */

import type { Family } from '../draws.ts';
import { gameOf } from '../games.ts';
import { exactly, type Market, market, type Selection } from './markets.ts';
import { powerball, sumEven, sumOdd } from './powerball-markets.ts';

const startLeft = exactly('start', 1);

const startRight = exactly('start', 0);

const lines3 = exactly('lines', 3);

const lines4 = exactly('lines', 4);

const ladder: readonly Market[] = [
  market('start', [
    ['start-left', 1_950n, startLeft],
    ['start-right', 1_950n, startRight],
  ]),
  market('lines', [
    ['lines-3', 1_950n, lines3],
    ['lines-4', 1_950n, lines4],
  ]),
  market('end', [
    ['end-odd', 1_950n, exactly('end', 1)],
    ['end-even', 1_950n, exactly('end', 0)],
  ]),
  market('combo', [
    ['left-3', 3_900n, startLeft, lines3],
    ['left-4', 3_900n, startLeft, lines4],
    ['right-3', 3_900n, startRight, lines3],
    ['right-4', 3_900n, startRight, lines4],
  ]),
];

/**
 * One side of each lies a hair above a half, and at 1.95 would pay back a hair more than 97.5 %:
 * both sides are offered alike below it.
 */
const kino: readonly Market[] = [
  market('sum-parity', [
    ['sum-odd', 1_940n, sumOdd],
    ['sum-even', 1_940n, sumEven],
  ]),
  market('last-total', [
    ['last-under', 1_940n, { fact: 'last', to: 4 }],
    ['last-over', 1_940n, { fact: 'last', from: 5 }],
  ]),
];

const byFamily = {
  powerball,
  'power-ladder': ladder,
  'speed-kino': kino,
  'kino-ladder': ladder,
} satisfies Record<Family, readonly Market[]>;

/** What a game offers; nothing for one that there is not. */
export function marketsOf(gameId: string): readonly Market[] {
  const game = gameOf(gameId);
  return game ? byFamily[game.family] : [];
}

export type Offer = Selection & { readonly marketId: string };

/** A game's selection by its id; null when the game offers none of that name. */
export function offerOf(gameId: string, selectionId: string): Offer | null {
  for (const { marketId, selections } of marketsOf(gameId)) {
    const found = selections.find((selection) => selection.selectionId === selectionId);
    if (found) return { ...found, marketId };
  }
  return null;
}
