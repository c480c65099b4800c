/**
 * Invariant: a game's result follows from the numbers of its seed by the rules that are published:
 * balls are taken out by Fisher and Yates, and a ladder ends where its rungs lead.
 */

import type { SeedNumbers } from '../../../shared/verify/verify-numbers.ts';
import type { MiniGame } from '../model/mini-games.ts';

export type DrawnAgain = {
  balls: readonly number[];
  facts: Readonly<Record<string, number>>;
  /** What each number that was taken led to, in order. */
  gives: readonly number[];
};

const powerballRule = { balls: 5, highest: 28, powerballs: 10 };
const kinoRule = { balls: 22, highest: 70 };
/** Of the 28 balls, the lower half leads to three rungs. */
const threeRungsUpTo = 14;

const rules: Record<MiniGame, (numbers: SeedNumbers) => Promise<DrawnAgain>> = {
  powerball,
  speedpowerball: powerball,
  powerladder: powerLadder,
  speedkino: speedKino,
  kinoladder: kinoLadder,
};

export function drawAgain(game: MiniGame, numbers: SeedNumbers): Promise<DrawnAgain> {
  return rules[game](numbers);
}

async function powerball(numbers: SeedNumbers): Promise<DrawnAgain> {
  const balls = await takeBalls(numbers, powerballRule);
  const power = await numbers.below(powerballRule.powerballs);
  const all = [...balls, power];
  return { balls: all, facts: { sum: sumOf(balls), powerball: power }, gives: all };
}

/** Read off the powerball round of the same number: its first ball decides. */
async function powerLadder(numbers: SeedNumbers): Promise<DrawnAgain> {
  const drawn = await powerball(numbers);
  const [first = 0] = drawn.balls;
  const facts = ladder(first % 2, first <= threeRungsUpTo ? 3 : 4);
  return { balls: [first], facts, gives: drawn.gives };
}

async function speedKino(numbers: SeedNumbers): Promise<DrawnAgain> {
  const balls = await takeBalls(numbers, kinoRule);
  const sum = sumOf(balls);
  return { balls, facts: { sum, last: sum % 10 }, gives: balls };
}

async function kinoLadder(numbers: SeedNumbers): Promise<DrawnAgain> {
  const start = (await numbers.below(2)) === 0 ? 1 : 0;
  const lines = (await numbers.below(2)) === 0 ? 3 : 4;
  return { balls: [], facts: ladder(start, lines), gives: [start, lines] };
}

/** An odd number of rungs crosses to the other side; the left foot is odd. */
function ladder(start: number, lines: 3 | 4): Record<string, number> {
  return { start, lines, end: lines === 4 ? start : 1 - start };
}

async function takeBalls(
  numbers: SeedNumbers,
  { balls: count, highest }: { balls: number; highest: number },
): Promise<number[]> {
  const balls = Array.from({ length: highest }, (_, index) => index + 1);
  for (let at = 0; at < count; at += 1) {
    const other = at + (await numbers.below(highest - at));
    const ball = balls[at] ?? 0;
    balls[at] = balls[other] ?? 0;
    balls[other] = ball;
  }
  return balls.slice(0, count);
}

function sumOf(balls: readonly number[]): number {
  return balls.reduce((sum, ball) => sum + ball, 0);
}
