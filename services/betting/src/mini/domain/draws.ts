import type { FairNumbers } from '@noriter/fair-draw/fair-draw';
import {
  allBallLadders,
  allKinos,
  allLadders,
  allPowerballs,
  type Facts,
  factsOfKino,
  factsOfLadder,
  factsOfPowerball,
  type Weighted,
} from './facts.ts';
import { drawLadder, ladderOfBall } from './ladder.ts';
import { drawPowerball } from './powerball.ts';
import { drawKino } from './speed-kino.ts';

/** What is drawn: `power-ladder` is read off a powerball draw's first ball. */
export type Family = 'powerball' | 'power-ladder' | 'speed-kino' | 'kino-ladder';

/** Balls in the order they were drawn; empty where there are none. */
export type Draw = { readonly balls: readonly number[]; readonly facts: Facts };

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

export const allDraws = {
  powerball: onceMade(allPowerballs),
  'power-ladder': onceMade(allBallLadders),
  'speed-kino': onceMade(allKinos),
  'kino-ladder': onceMade(allLadders),
} satisfies Record<Family, () => readonly Weighted[]>;

/** Every draw of a family there can be, for chances. */
export function allDrawsOf(family: Family): readonly Weighted[] {
  return allDraws[family]();
}

/** Counting every draw takes a while, and comes to the same each time. */
export function onceMade<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}
