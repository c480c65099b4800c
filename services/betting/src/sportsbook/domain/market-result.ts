/**
 * Invariant: what a selection becomes depends on its market and the fixture's result alone. A
 * result either answers all selections of a market or none of them.
 */
import { deadHeat, type LegResult, results } from '@noriter/rules/leg-result';
import type { Sport } from '@noriter/rules/sports';
import { isScored, type Market } from '../../vocabulary/market.ts';
import { NONE, selectionsOf } from '../../vocabulary/market-selections.ts';
import { type FixtureResult, type Placing, scoreOf, type Unanswered } from './fixture-result.ts';
import { scoredResult, wonIf } from './scored-result.ts';

export type MarketAnswer =
  | { readonly results: ReadonlyMap<string, LegResult> }
  | { readonly unanswered: Unanswered };

type Outright = Extract<Market, { kind: 'outright' }>;

type FirstTo = Extract<Market, { kind: 'first-to' }>;

type Special = Extract<Market, { kind: 'special' }>;

/** What became of every selection, or why the result leaves it open. */
export function answerMarket(market: Market, sport: Sport, result: FixtureResult): MarketAnswer {
  if (isScored(market)) {
    const given = scoreOf(sport, result, market);
    if ('unanswered' in given) return given;
    if ('isVoid' in given) return allVoid(market);
    return answered(market, (selectionId) => scoredResult(market, selectionId, given.value));
  }
  if (market.kind === 'first-to') return firstTo(market, result);
  if (market.kind === 'outright') return outright(market, result);
  return special(market, result);
}

function firstTo(market: FirstTo, { state, firsts, withdrawn }: FixtureResult): MarketAnswer {
  const first = firsts[market.mark];
  if (first === undefined) return missingAnswer(market, state, 'first-missing');
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
  if (ranking === undefined) return missingAnswer(market, state, 'placing-missing');
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
  if (right === undefined) return missingAnswer(market, state, 'answer-missing');
  if (right === null) return allVoid(market);
  if (right.length === 0 || right.some((answer) => !market.answers.includes(answer))) {
    return { unanswered: 'answer-unknown' };
  }
  return answered(market, (selectionId) => wonIf(right.includes(selectionId)));
}

/** Nothing was entered: it will be, it never can be, or it was forgotten. */
function missingAnswer(
  market: Market,
  state: FixtureResult['state'],
  missing: Unanswered,
): MarketAnswer {
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
