/**
 * Invariant: a game is data: what it draws, on which clock, and what it is called. Another cycle of
 * a family that exists is one more entry here.
 */

import { allDraws, type Family, onceMade } from './draws.ts';
import { allPowerballsWithLadder, type Facts, type Weighted } from './facts.ts';
import type { RoundCycle } from './round-clock.ts';

export type Game = {
  readonly gameId: string;
  readonly family: Family;
  readonly clock: RoundCycle;
  /** The game whose seed draws it: a ladder is read off the powerball round of the same number. */
  readonly drawnAs: string;
  /** The facts its roads show, each by its parity or its halves. */
  readonly roads: readonly Road[];
};

/** A result as one of two: below the bound or from it on; without a bound by its parity. */
export type Road = { readonly fact: keyof Facts; readonly from?: number };

const everyFiveMinutes: RoundCycle = { cycle: 300, offset: 0, cutOff: 5 };

const everyHalfMinute: RoundCycle = { cycle: 30, offset: 0, cutOff: 5 };

const powerballRoads: readonly Road[] = [
  { fact: 'sum' },
  { fact: 'sum', from: 73 },
  { fact: 'powerball' },
  { fact: 'powerball', from: 5 },
];

const ladderRoads: readonly Road[] = [
  { fact: 'end' },
  { fact: 'start' },
  { fact: 'lines', from: 4 },
];

export const games: readonly Game[] = [
  {
    gameId: 'powerball',
    drawnAs: 'powerball',
    family: 'powerball',
    clock: everyFiveMinutes,
    roads: powerballRoads,
  },
  {
    gameId: 'speedpowerball',
    drawnAs: 'speedpowerball',
    family: 'powerball',
    clock: everyHalfMinute,
    roads: powerballRoads,
  },
  {
    gameId: 'powerladder',
    drawnAs: 'powerball',
    family: 'power-ladder',
    clock: everyFiveMinutes,
    roads: ladderRoads,
  },
  {
    gameId: 'speedkino',
    drawnAs: 'speedkino',
    family: 'speed-kino',
    clock: everyFiveMinutes,
    roads: [{ fact: 'sum' }, { fact: 'last', from: 5 }],
  },
  {
    gameId: 'kinoladder',
    drawnAs: 'kinoladder',
    family: 'kino-ladder',
    clock: everyFiveMinutes,
    roads: ladderRoads,
  },
];

export function gameOf(gameId: string): Game | null {
  return games.find((game) => game.gameId === gameId) ?? null;
}

const allPowerballSeeds = onceMade(allPowerballsWithLadder);

/** Every draw of a seed there can be, with the facts of all games that are read off it. */
export function allDrawsOfSeed({ drawnAs, family }: Game): readonly Weighted[] {
  return drawnAs === 'powerball' ? allPowerballSeeds() : allDraws[family]();
}

/** The games a seed draws: who holds bets on one of them may know more of another. */
export function gamesOfSeed({ drawnAs }: Game): readonly Game[] {
  return games.filter((game) => game.drawnAs === drawnAs);
}

/** What a round is called where it is drawn: a seed draws no two names alike. */
export function roundName(game: Game, gameDay: string, number: number): string {
  return `${game.drawnAs} ${gameDay} ${number}`;
}

/** One of two sides of a road. */
export function roadSide({ fact, from }: Road, facts: Facts): 'a' | 'b' {
  const value = facts[fact] ?? 0;
  if (from !== undefined) return value < from ? 'a' : 'b';
  return value % 2 === 1 ? 'a' : 'b';
}
