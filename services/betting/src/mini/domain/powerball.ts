/**
 * Invariant: five different balls of 1 to 28 in the order they were drawn, and a powerball of 0 to
 * 9. Every market looks at the sum of the five or at the powerball, never at both.
 */

import { drawBalls, type FairNumbers } from '@noriter/fair-draw/fair-draw';

export type Powerball = { readonly balls: readonly number[]; readonly powerball: number };

export const BALLS = 5;
export const BALL_HIGHEST = 28;
export const POWERBALLS = 10;

export function drawPowerball(numbers: FairNumbers): Powerball {
  const balls = drawBalls(numbers, BALLS, BALL_HIGHEST);
  return { balls, powerball: numbers.below(POWERBALLS) };
}

/** What an outside provider reports: refused when it cannot be a draw. */
export function isPowerball({ balls, powerball }: Powerball): boolean {
  const inRange = (ball: number) => Number.isInteger(ball) && ball >= 1 && ball <= BALL_HIGHEST;
  return (
    balls.length === BALLS &&
    balls.every(inRange) &&
    new Set(balls).size === BALLS &&
    Number.isInteger(powerball) &&
    powerball >= 0 &&
    powerball < POWERBALLS
  );
}

export function sumOf(balls: readonly number[]): number {
  return balls.reduce((sum, ball) => sum + ball, 0);
}
