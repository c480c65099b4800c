/**
 * Invariant: a market knows a draw by its facts alone, whole numbers under names, so that a market
 * is data. What can be read off a draw, and how often, is counted, never guessed.
 */

import { type Ladder, ladderOf, ladderOfBall } from './ladder.ts';
import { BALL_HIGHEST, BALLS, POWERBALLS, type Powerball, sumOf } from './powerball.ts';
import { KINO_HIGHEST, KINO_NUMBERS, type Kino } from './speed-kino.ts';

/**
 * `sum` of the balls, `powerball`; of a ladder `start` (1 left, 0 right), `lines` (3, 4) and `end`
 * (1 odd, 0 even); of kino `sum` and its `last` digit.
 */
export type Fact = 'sum' | 'powerball' | 'start' | 'lines' | 'end' | 'last';

export type Facts = Readonly<Partial<Record<Fact, number>>>;

/** Draws with the same facts, and how many of all draws they are. */
export type Weighted = { readonly facts: Facts; readonly weight: bigint };

export function factsOfPowerball({ balls, powerball }: Powerball): Facts {
  return { sum: sumOf(balls), powerball };
}

export function factsOfKino({ numbers }: Kino): Facts {
  const sum = sumOf(numbers);
  return { sum, last: sum % 10 };
}

export function factsOfLadder({ start, lines, end }: Ladder): Facts {
  return { start: start === 'left' ? 1 : 0, lines, end: end === 'odd' ? 1 : 0 };
}

export function allPowerballs(): readonly Weighted[] {
  return [...sums(BALLS, upTo(BALL_HIGHEST))].flatMap(([sum, weight]) =>
    eachPowerball({ sum }, weight),
  );
}

/**
 * A powerball draw together with the ladder that is read off its first ball: what can be read
 * both at once. Not every sum goes with every ladder.
 */
export function allPowerballsWithLadder(): readonly Weighted[] {
  const numbers = upTo(BALL_HIGHEST);
  const byResult = new Map<string, Weighted>();
  for (const first of numbers) {
    const ladder = factsOfLadder(ladderOfBall(first));
    const others = numbers.filter((number) => number !== first);
    for (const [rest, ways] of sums(BALLS - 1, others)) {
      const facts = { sum: first + rest, ...ladder };
      const key = `${facts.sum} ${ladder.start} ${ladder.lines}`;
      byResult.set(key, { facts, weight: ways + (byResult.get(key)?.weight ?? 0n) });
    }
  }
  return [...byResult.values()].flatMap(({ facts, weight }) => eachPowerball(facts, weight));
}

export function allKinos(): readonly Weighted[] {
  return [...sums(KINO_NUMBERS, upTo(KINO_HIGHEST))].map(([sum, weight]) => ({
    facts: { sum, last: sum % 10 },
    weight,
  }));
}

/** By the first of the 28 balls, each as likely as the others. */
export function allBallLadders(): readonly Weighted[] {
  return Array.from({ length: BALL_HIGHEST }, (_, index) => ({
    facts: factsOfLadder(ladderOfBall(index + 1)),
    weight: 1n,
  }));
}

export function allLadders(): readonly Weighted[] {
  const starts = ['left', 'right'] as const;
  return starts.flatMap((start) =>
    ([3, 4] as const).map((lines) => ({
      facts: factsOfLadder(ladderOf(start, lines)),
      weight: 1n,
    })),
  );
}

/** In how many ways so many different ones of the numbers have each sum. */
function sums(count: number, numbers: readonly number[]): ReadonlyMap<number, bigint> {
  // ways[n] holds the sums of n numbers, made of those that were looked at so far.
  const ways = Array.from({ length: count + 1 }, () => new Map<number, bigint>());
  ways[0]?.set(0, 1n);
  for (const [before, number] of numbers.entries()) {
    for (let taken = Math.min(count, before + 1); taken >= 1; taken -= 1) {
      const less = ways[taken - 1] ?? new Map<number, bigint>();
      const more = ways[taken];
      for (const [sum, times] of less)
        more?.set(sum + number, (more.get(sum + number) ?? 0n) + times);
    }
  }
  return ways[count] ?? new Map();
}

function eachPowerball(facts: Facts, weight: bigint): Weighted[] {
  return Array.from({ length: POWERBALLS }, (_, powerball) => ({
    facts: { ...facts, powerball },
    weight,
  }));
}

function upTo(highest: number): number[] {
  return Array.from({ length: highest }, (_, index) => index + 1);
}
