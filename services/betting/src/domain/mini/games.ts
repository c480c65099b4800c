/**
 * Invariant: a game is data: what it draws, on which clock, and what it is called. Another cycle of
 * a family that exists is one more entry here.
 */

import type { FairNumbers } from './draw-fair.ts';
import {
  allBallLadders,
  allKinos,
  allLadders,
  allPowerballs,
  allPowerballsWithLadder,
  type Facts,
  factsOfKino,
  factsOfLadder,
  factsOfPowerball,
  type Weighted,
} from './facts.ts';
import { drawLadder, ladderOfBall } from './ladder.ts';
import { drawPowerball } from './powerball.ts';
import type { RoundCycle } from './round-clock.ts';
import { drawKino } from './speed-kino.ts';

/** What is drawn: `power-ladder` is read off a powerball draw's first ball. */
export type Family = 'powerball' | 'power-ladder' | 'speed-kino' | 'kino-ladder';

/** Balls in the order they were drawn; empty where there are none. */
export type Draw = { readonly balls: readonly number[]; readonly facts: Facts };

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

export function drawOf(family: Family, numbers: FairNumbers): Draw {
  switch (family) {
    case 'powerball': {
      const draw = drawPowerball(numbers);
      return { balls: [...draw.balls, draw.powerball], facts: factsOfPowerball(draw) };
    }
    case 'power-ladder': {
      const { balls } = drawPowerball(numbers);
      return { balls: balls.slice(0, 1), facts: factsOfLadder(ladderOfBall(balls[0] ?? 0)) };
    }
    case 'speed-kino': {
      const draw = drawKino(numbers);
      return { balls: draw.numbers, facts: factsOfKino(draw) };
    }
    case 'kino-ladder':
      return { balls: [], facts: factsOfLadder(drawLadder(numbers)) };
    default:
      return family satisfies never;
  }
}

const allDraws = {
  powerball: onceMade(allPowerballs),
  'power-ladder': onceMade(allBallLadders),
  'speed-kino': onceMade(allKinos),
  'kino-ladder': onceMade(allLadders),
} satisfies Record<Family, () => readonly Weighted[]>;

const allPowerballSeeds = onceMade(allPowerballsWithLadder);

/** Every draw of a family there can be, for chances. */
export function allDrawsOf(family: Family): readonly Weighted[] {
  return allDraws[family]();
}

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

/** Counting every draw takes a while, and comes to the same each time. */
function onceMade<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
