/**
 * Invariant: the selections of a market exclude each other and together cover every draw; none has
 * default odds above the default ceiling. What is offered is data: another market is one more entry.
 */

import type { Odds } from '../settlement/odds.ts';
import type { Fact } from './facts.ts';
import { type Family, gameOf } from './games.ts';
import type { Condition, Conditions } from './market.ts';

export type Selection = {
  /** No two of a game share it. */
  readonly selectionId: string;
  readonly conditions: Conditions;
  /** What a site that has set none of its own offers. */
  readonly defaultOdds: Odds;
};

export type Market = { readonly marketId: string; readonly selections: readonly Selection[] };

/** The sum of the balls: 72.5 halves it exactly. */
const sumOdd: Condition = { fact: 'sum', parity: 'odd' };
const sumEven: Condition = { fact: 'sum', parity: 'even' };
const sumUnder: Condition = { fact: 'sum', to: 72 };
const sumOver: Condition = { fact: 'sum', from: 73 };
const ballOdd: Condition = { fact: 'powerball', parity: 'odd' };
const ballEven: Condition = { fact: 'powerball', parity: 'even' };
const ballUnder: Condition = { fact: 'powerball', to: 4 };
const ballOver: Condition = { fact: 'powerball', from: 5 };
const startLeft = exactly('start', 1);
const startRight = exactly('start', 0);
const lines3 = exactly('lines', 3);
const lines4 = exactly('lines', 4);

const powerball: readonly Market[] = [
  market('sum-parity', [
    ['sum-odd', 1_950n, sumOdd],
    ['sum-even', 1_950n, sumEven],
  ]),
  market('sum-total', [
    ['sum-under', 1_950n, sumUnder],
    ['sum-over', 1_950n, sumOver],
  ]),
  market('sum-size', [
    ['sum-small', 3_040n, { fact: 'sum', to: 64 }],
    ['sum-middle', 2_710n, { fact: 'sum', from: 65, to: 80 }],
    ['sum-large', 3_040n, { fact: 'sum', from: 81 }],
  ]),
  market('sum-combo', [
    ['sum-odd-under', 3_990n, sumOdd, sumUnder],
    ['sum-odd-over', 3_810n, sumOdd, sumOver],
    ['sum-even-under', 3_810n, sumEven, sumUnder],
    ['sum-even-over', 3_990n, sumEven, sumOver],
  ]),
  market('ball-parity', [
    ['ball-odd', 1_950n, ballOdd],
    ['ball-even', 1_950n, ballEven],
  ]),
  market('ball-total', [
    ['ball-under', 1_950n, ballUnder],
    ['ball-over', 1_950n, ballOver],
  ]),
  market('ball-combo', [
    ['ball-odd-under', 4_870n, ballOdd, ballUnder],
    ['ball-odd-over', 3_250n, ballOdd, ballOver],
    ['ball-even-under', 3_250n, ballEven, ballUnder],
    ['ball-even-over', 4_870n, ballEven, ballOver],
  ]),
  market('ball-section', [
    ['ball-a', 3_250n, { fact: 'powerball', to: 2 }],
    ['ball-b', 4_870n, { fact: 'powerball', from: 3, to: 4 }],
    ['ball-c', 4_870n, { fact: 'powerball', from: 5, to: 6 }],
    ['ball-d', 3_250n, { fact: 'powerball', from: 7 }],
  ]),
  market(
    'ball-digit',
    Array.from({ length: 10 }, (_, digit) => [
      `ball-${digit}`,
      9_750n,
      exactly('powerball', digit),
    ]),
  ),
];

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

type Line = readonly [selectionId: string, defaultOdds: Odds, ...conditions: Condition[]];

function market(marketId: string, lines: readonly Line[]): Market {
  const selections = lines.map(([selectionId, defaultOdds, ...conditions]) => ({
    selectionId,
    defaultOdds,
    conditions,
  }));
  return { marketId, selections };
}

function exactly(fact: Fact, value: number): Condition {
  return { fact, from: value, to: value };
}
