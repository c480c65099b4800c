/**
 * Invariant: where a ladder ends follows from where it starts and how many rungs it has: an odd
 * number of rungs crosses to the other side. The left foot is odd (홀), the right one even (짝).
 */

import type { FairNumbers } from '@noriter/fair-draw/fair-draw';

export type Ladder = {
  readonly start: 'left' | 'right';
  readonly lines: 3 | 4;
  readonly end: 'odd' | 'even';
};

export function ladderOf(start: Ladder['start'], lines: Ladder['lines']): Ladder {
  const endsLeft = (start === 'left') === (lines === 4);
  return { start, lines, end: endsLeft ? 'odd' : 'even' };
}

/** A draw of its own: each of the four there are is as likely as the others. */
export function drawLadder(numbers: FairNumbers): Ladder {
  return ladderOf(numbers.below(2) === 0 ? 'left' : 'right', numbers.below(2) === 0 ? 3 : 4);
}

/** The power ladder's: decided by the first general ball of a powerball draw, of 1 to 28. */
export function ladderOfBall(ball: number): Ladder {
  return ladderOf(ball % 2 === 1 ? 'left' : 'right', ball <= 14 ? 3 : 4);
}
