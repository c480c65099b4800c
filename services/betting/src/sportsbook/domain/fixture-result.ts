/**
 * Invariant: a result holds what was scored in each part that is over, and nothing is made up for
 * parts that are not: a span is answered by a score, as void, or with why it is not answered yet.
 */

import { formOf, MATCH, partsOfSpan, REGULAR, type Sport } from '@noriter/rules/sports';
import type { Measure, Score } from '../../vocabulary/market.ts';

export type FixtureResult = {
  /** running: what is entered so far stands. abandoned: what was not decided by then never will be. */
  readonly state: 'running' | 'finished' | 'abandoned';
  /** Points of each part that is over, alone: a second half does not hold the first one's. */
  readonly parts: Readonly<Record<string, Score>>;
  /** Who reached each mark first; null when it is sure that nobody did. */
  readonly firsts: Readonly<Record<string, string | null>>;
  /** Who came where in each race; equal places are a dead heat. */
  readonly placings: Readonly<Record<string, readonly Placing[]>>;
  /** The right answers to each question; null when there is none to be given. */
  readonly answers: Readonly<Record<string, readonly string[] | null>>;
  /** Who did not take part: bets on them are void. */
  readonly withdrawn: readonly string[];
};

export type Placing = { readonly competitor: string; readonly place: number };

/** Why a result leaves open what became of a market. */
export type Unanswered =
  | 'span-unknown'
  | 'not-over'
  | 'part-missing'
  | 'first-missing'
  | 'first-unknown'
  | 'placing-missing'
  | 'answer-missing'
  | 'answer-unknown';

export type Answered<Value> =
  | { readonly value: Value }
  | { readonly isVoid: true }
  | { readonly unanswered: Unanswered };

export function scoreOf(
  sport: Sport,
  result: FixtureResult,
  { span, count }: Measure,
): Answered<Score> {
  const parts = partsOfSpan(sport, span);
  if (parts === null || parts.length === 0) return { unanswered: 'span-unknown' };
  const needed = span === MATCH || span === REGULAR ? neededParts(sport) : parts;
  const missing = needed.filter((part) => result.parts[part] === undefined);
  if (result.state === 'running') {
    // More of it may come, though all that must be played was.
    const isOver = missing.length === 0 && needed.length === parts.length && span !== MATCH;
    return isOver ? summed(result, parts, count) : { unanswered: 'not-over' };
  }
  if (missing.length > 0) {
    const isLeftOut = missing.every((part) => !neededParts(sport).includes(part));
    if (result.state === 'abandoned' || isLeftOut) return { isVoid: true };
    return { unanswered: 'part-missing' };
  }
  if (result.state === 'abandoned' && needed.length < parts.length) return { isVoid: true };
  return hasHole(result, parts) ? { unanswered: 'part-missing' } : summed(result, parts, count);
}

/** What every finished match of the sport has played. */
function neededParts(sport: Sport): readonly string[] {
  const { regular, regularMin } = formOf(sport);
  return regular.slice(0, regularMin);
}

/** A fourth set without a third one: something was not entered. */
function hasHole({ parts: given }: FixtureResult, parts: readonly string[]): boolean {
  const played = parts.map((part) => given[part] !== undefined);
  return played.lastIndexOf(true) >= played.filter(Boolean).length;
}

function summed(
  { parts: given }: FixtureResult,
  parts: readonly string[],
  count: Measure['count'],
): Answered<Score> {
  const played = parts.flatMap((part) => given[part] ?? []);
  const points = count === 'parts' ? played.map(asWonPart) : played;
  const home = points.reduce((sum, part) => sum + part.home, 0);
  const away = points.reduce((sum, part) => sum + part.away, 0);
  return { value: { home, away } };
}

/** Nobody wins a part that ends level. */
function asWonPart({ home, away }: Score): Score {
  return { home: home > away ? 1 : 0, away: away > home ? 1 : 0 };
}
