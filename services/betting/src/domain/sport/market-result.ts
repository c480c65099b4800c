/**
 * Invariant: what a selection becomes depends on its market and the fixture's result alone. A
 * result either answers all selections of a market or none of them.
 */

import { deadHeat, type LegResult, results } from '../settlement/leg-result.ts';
import { type FixtureResult, type Placing, scoreOf, type Unanswered } from './fixture-result.ts';
import {
  isScored,
  type Market,
  NONE,
  OTHER,
  type Score,
  type ScoredMarket,
  scoreText,
  selectionsOf,
} from './market.ts';
import type { Sport } from './sports.ts';

export type MarketAnswer =
  | { readonly results: ReadonlyMap<string, LegResult> }
  | { readonly unanswered: Unanswered };

type Outright = Extract<Market, { kind: 'outright' }>;
type FirstTo = Extract<Market, { kind: 'first-to' }>;
type Special = Extract<Market, { kind: 'special' }>;

/** What became of every selection, or why the result does not say. */
export function answerMarket(market: Market, sport: Sport, result: FixtureResult): MarketAnswer {
  if (isScored(market)) {
    const told = scoreOf(sport, result, market);
    if ('unanswered' in told) return told;
    if ('isVoid' in told) return allVoid(market);
    return answered(market, (selectionId) => scoredResult(market, selectionId, told.value));
  }
  if (market.kind === 'first-to') return firstTo(market, result);
  if (market.kind === 'outright') return outright(market, result);
  return special(market, result);
}

/** Of a market that a score decides. */
export function scoredResult(
  market: ScoredMarket,
  selectionId: string,
  { home, away }: Score,
): LegResult {
  const ahead = home - away;
  switch (market.kind) {
    case 'three-way':
      return wonIf(selectionId === sideAhead(ahead));
    case 'two-way':
      return ahead === 0 ? results.push : wonIf(selectionId === sideAhead(ahead));
    case 'handicap': {
      const margin = ahead * QUARTERS + market.line;
      return byQuarters(selectionId === 'home' ? margin : -margin);
    }
    case 'total': {
      const above = (home + away) * QUARTERS - market.line;
      return byQuarters(selectionId === 'over' ? above : -above);
    }
    case 'odd-even':
      return wonIf((selectionId === 'odd') === ((home + away) % 2 === 1));
    case 'correct-score': {
      const text = scoreText({ home, away });
      const isListed = market.scores.some((score) => scoreText(score) === text);
      return wonIf(selectionId === (isListed ? text : OTHER));
    }
    default:
      return market satisfies never;
  }
}

const QUARTERS = 4;

/** Half a point and more is all of it, a quarter is half of it, nothing gives the stake back. */
function byQuarters(margin: number): LegResult {
  if (margin === 0) return results.push;
  if (margin === 1) return results.halfWin;
  if (margin === -1) return results.halfLose;
  return wonIf(margin > 0);
}

function sideAhead(ahead: number): 'home' | 'draw' | 'away' {
  if (ahead === 0) return 'draw';
  return ahead > 0 ? 'home' : 'away';
}

function firstTo(market: FirstTo, { state, firsts, withdrawn }: FixtureResult): MarketAnswer {
  const first = firsts[market.mark];
  if (first === undefined) return untold(market, state, 'first-missing');
  if (first !== null && !market.contenders.includes(first)) return { unanswered: 'first-unknown' };
  // Without "nobody" on offer, everybody would lose what nobody reached.
  if (first === null && !market.withNone) return allVoid(market);
  const winner = first ?? NONE;
  return answered(market, (selectionId) =>
    withdrawn.includes(selectionId) ? results.push : wonIf(selectionId === winner),
  );
}

function outright(market: Outright, { state, placings, withdrawn }: FixtureResult): MarketAnswer {
  const ranking = placings[market.race];
  if (ranking === undefined) return untold(market, state, 'placing-missing');
  const runners = market.competitors.filter((competitor) => !withdrawn.includes(competitor));
  const placed = ranking.filter(({ place }) => place <= market.places).length;
  if (placed < Math.min(market.places, runners.length)) return { unanswered: 'placing-missing' };
  return answered(market, (selectionId) =>
    withdrawn.includes(selectionId) ? results.push : placeResult(market, ranking, selectionId),
  );
}

/** Who tie share the winning places that are left from theirs on. */
function placeResult(
  { places }: Outright,
  ranking: readonly Placing[],
  competitor: string,
): LegResult {
  const own = ranking.find((placing) => placing.competitor === competitor);
  if (!own || own.place > places) return results.lose;
  const tied = ranking.filter(({ place }) => place === own.place).length;
  const left = places - own.place + 1;
  return tied <= left ? results.win : deadHeat(left, tied);
}

function special(market: Special, { state, answers }: FixtureResult): MarketAnswer {
  const right = answers[market.question];
  if (right === undefined) return untold(market, state, 'answer-missing');
  if (right === null) return allVoid(market);
  if (right.length === 0 || right.some((answer) => !market.answers.includes(answer))) {
    return { unanswered: 'answer-unknown' };
  }
  return answered(market, (selectionId) => wonIf(right.includes(selectionId)));
}

/** Nothing was told: it will be, it never can be, or it was forgotten. */
function untold(market: Market, state: FixtureResult['state'], missing: Unanswered): MarketAnswer {
  if (state === 'abandoned') return allVoid(market);
  return { unanswered: state === 'running' ? 'not-over' : missing };
}

function allVoid(market: Market): MarketAnswer {
  return answered(market, () => results.push);
}

function answered(market: Market, resultOf: (selectionId: string) => LegResult): MarketAnswer {
  return {
    results: new Map(selectionsOf(market).map((selection) => [selection, resultOf(selection)])),
  };
}

function wonIf(won: boolean): LegResult {
  return won ? results.win : results.lose;
}
