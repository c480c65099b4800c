import { type LegResult, results } from '@noriter/rules/leg-result';
import type { Score, ScoredMarket } from '../../vocabulary/market.ts';
import { OTHER, scoreText } from '../../vocabulary/market-selections.ts';

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

export function wonIf(won: boolean): LegResult {
  return won ? results.win : results.lose;
}
