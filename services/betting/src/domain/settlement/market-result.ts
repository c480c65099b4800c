/**
 * Invariant: what a selection becomes depends on its market and the score alone. A line is counted
 * in quarters of a goal: a quarter line is half on the line below and half on the one above.
 */

import { type LegResult, results } from './leg-result.ts';

/** What the market is decided by: a match, a half, a period; `home` and `away` in whole points. */
export type Score = { readonly home: number; readonly away: number };

export type Side = 'home' | 'away';

/** Quarters of a point: -0.75 is -3, 2.5 is 10. */
export type Line = number;

export type Selection =
  | { readonly market: 'three-way'; readonly on: Side | 'draw' }
  /** A draw gives the stake back. */
  | { readonly market: 'two-way'; readonly on: Side }
  /** The line is added to the score of the side it is on. */
  | { readonly market: 'handicap'; readonly on: Side; readonly line: Line }
  | { readonly market: 'total'; readonly on: 'over' | 'under'; readonly line: Line }
  | { readonly market: 'odd-even'; readonly on: 'odd' | 'even' }
  | { readonly market: 'correct-score'; readonly on: Score }
  /** Who reached the mark first; null in the facts when nobody did. */
  | { readonly market: 'first-to'; readonly on: Side };

export type Facts = { readonly score: Score; readonly first: Side | null };

export function selectionResult(selection: Selection, { score, first }: Facts): LegResult {
  const ahead = score.home - score.away;
  switch (selection.market) {
    case 'three-way':
      return wonIf(selection.on === sideAhead(ahead));
    case 'two-way':
      if (ahead === 0) return results.push;
      return wonIf(selection.on === sideAhead(ahead));
    case 'handicap':
      return byQuarters((selection.on === 'home' ? ahead : -ahead) * 4 + selection.line);
    case 'total': {
      const above = (score.home + score.away) * 4 - selection.line;
      return byQuarters(selection.on === 'over' ? above : -above);
    }
    case 'odd-even':
      return wonIf((selection.on === 'odd') === ((score.home + score.away) % 2 === 1));
    case 'correct-score':
      return wonIf(selection.on.home === score.home && selection.on.away === score.away);
    case 'first-to':
      return wonIf(selection.on === first);
    default:
      return selection satisfies never;
  }
}

function sideAhead(ahead: number): Side | 'draw' {
  if (ahead === 0) return 'draw';
  return ahead > 0 ? 'home' : 'away';
}

function wonIf(won: boolean): LegResult {
  return won ? results.win : results.lose;
}

/** Half a point and more is all of it, a quarter is half of it, nothing gives the stake back. */
function byQuarters(margin: number): LegResult {
  if (margin === 0) return results.push;
  if (margin === 1) return results.halfWin;
  if (margin === -1) return results.halfLose;
  return wonIf(margin > 0);
}
