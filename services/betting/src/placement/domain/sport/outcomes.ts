/**
 * Invariant: of legs on one fixture, every way in which they can end together is listed: which of
 * them are not lost. Scores that the same legs survive are one way.
 */

import { legText } from '@noriter/rules/leg-name';
import { isVoid, type LegResult } from '@noriter/rules/leg-result';
import { lineCount, ticketLines } from '@noriter/rules/lines';
import type { FixtureResult } from '../../../sportsbook/domain/fixture-result.ts';
import { answerMarket } from '../../../sportsbook/domain/market-result.ts';
import { scoredResult } from '../../../sportsbook/domain/scored-result.ts';
import type { Leg } from '../../../vocabulary/leg.ts';
import {
  isScored,
  type Market,
  type Score,
  type ScoredMarket,
} from '../../../vocabulary/market.ts';
import { finalScores } from './final-scores.ts';

/** Rankings of a race that are looked at; of more, one in which nobody who was bet on is placed. */
const RANKINGS_MAX = 500n;

/** The legs, as texts, that win or give the stake back. */
export type Outcome = ReadonlySet<string>;

/**
 * What decides a leg: legs of one fixture with the same answer hang together. A half and the whole
 * match are taken for independent, so a hedge across them is not seen, and none is seen wrongly.
 */
export function deciderOf({ fixtureId, market, marketKey }: Leg): string {
  if (isScored(market)) return JSON.stringify([fixtureId, market.span, market.count]);
  return JSON.stringify([fixtureId, marketKey]);
}

/** @param legs all with the same decider */
export function outcomesOf(legs: readonly Leg[]): readonly Outcome[] {
  const scored = legs.flatMap(({ market }) => (isScored(market) ? [market] : []));
  const [first] = legs;
  if (first === undefined || scored.length === 0) {
    return distinct(partialResults(legs).map((given) => survivorsOf(legs, given)));
  }
  const scores = finalScores(first.sport, scored) ?? decisiveScores(scored);
  return distinct(scores.map((score) => survivorsAt(legs, score)));
}

function survivorsAt(legs: readonly Leg[], score: Score): Outcome {
  return survivors(legs, ({ market, selectionId }) =>
    isScored(market) ? scoredResult(market, selectionId, score) : undefined,
  );
}

function survivorsOf(legs: readonly Leg[], given: Partial<FixtureResult>): Outcome {
  const result: FixtureResult = { ...nothing, ...given };
  return survivors(legs, ({ market, sport, selectionId }) => {
    const answer = answerMarket(market, sport, result);
    return 'results' in answer ? answer.results.get(selectionId) : undefined;
  });
}

function survivors(legs: readonly Leg[], resultOf: (leg: Leg) => LegResult | undefined): Outcome {
  const kept = legs.filter((leg) => {
    const result = resultOf(leg);
    return result !== undefined && (result.won || isVoid(result));
  });
  return new Set(kept.map(legText));
}

/**
 * Scores in all the places where a market can turn: beside each line, each margin and each named
 * score, of both parities, and far beyond the last of them.
 */
function decisiveScores(markets: readonly ScoredMarket[]): readonly Score[] {
  const sums = new Set(around(0));
  const margins = new Set(around(0));
  const scores: Score[] = [];
  for (const market of markets) {
    if (market.kind === 'total') for (const sum of around(market.line >> 2)) sums.add(sum);
    if (market.kind === 'handicap') for (const by of around(-market.line >> 2)) margins.add(by);
    if (market.kind === 'correct-score') scores.push(...market.scores);
  }
  const far = Math.max(...sums, ...[...margins].map(Math.abs)) + 100;
  for (const sum of [far, far + 1]) sums.add(sum);
  for (const sum of sums) {
    for (const margin of margins) {
      const isScore = (sum + margin) % 2 === 0 && Math.abs(margin) <= sum;
      if (isScore) scores.push({ home: (sum + margin) / 2, away: (sum - margin) / 2 });
    }
  }
  return scores;
}

/** A line of -0.75 lies between -1 and 0: two numbers to each side hold both parities. */
function around(whole: number): number[] {
  return [-2, -1, 0, 1, 2, 3].map((by) => whole + by);
}

const nothing: FixtureResult = {
  state: 'finished',
  parts: {},
  firsts: {},
  placings: {},
  answers: {},
  withdrawn: [],
};

/** What can come out where no score decides. */
function partialResults(legs: readonly Leg[]): readonly Partial<FixtureResult>[] {
  const market = legs[0]?.market;
  if (market === undefined || isScored(market)) return [];
  if (market.kind === 'first-to') {
    const firsts = [...market.contenders, null];
    return firsts.map((first) => ({ firsts: { [market.mark]: first } }));
  }
  if (market.kind === 'special') {
    return market.answers.map((answer) => ({ answers: { [market.question]: [answer] } }));
  }
  return rankings(market, legs).map((placed) => ({
    placings: { [market.race]: placed.map((competitor) => ({ competitor, place: 1 })) },
  }));
}

function rankings(
  { competitors, places }: Extract<Market, { kind: 'outright' }>,
  legs: readonly Leg[],
): readonly (readonly string[])[] {
  const size = Math.min(places, competitors.length);
  if (lineCount(competitors.length, size) <= RANKINGS_MAX) return ticketLines(competitors, size);
  const others = competitors.filter((one) => legs.every(({ selectionId }) => selectionId !== one));
  return others.length < size ? [] : [others.slice(0, size)];
}

function distinct(outcomes: readonly Outcome[]): readonly Outcome[] {
  const byText = new Map(outcomes.map((one) => [[...one].toSorted().join('\n'), one]));
  // Those that lose most first: whoever looks for a loss finds it soon.
  return [...byText.values()].toSorted((one, other) => one.size - other.size);
}
