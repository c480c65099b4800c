import type { Market, Score } from './market.ts';

export const OTHER = 'other';

export const NONE = 'none';

/** What can be bet on, in the order it is shown. */
export function selectionsOf(market: Market): readonly string[] {
  switch (market.kind) {
    case 'three-way':
      return ['home', 'draw', 'away'];
    case 'two-way':
    case 'handicap':
      return ['home', 'away'];
    case 'total':
      return ['over', 'under'];
    case 'odd-even':
      return ['odd', 'even'];
    case 'correct-score':
      return [...market.scores.map(scoreText), OTHER];
    case 'first-to':
      return market.withNone ? [...market.contenders, NONE] : market.contenders;
    case 'outright':
      return market.competitors;
    case 'special':
      return market.answers;
    default:
      return market satisfies never;
  }
}

/** How many of its selections can win at once. */
export function winnersMax(market: Market): number {
  if (market.kind === 'outright') return Math.min(market.places, market.competitors.length);
  return market.kind === 'special' ? market.answers.length : 1;
}

export function scoreText({ home, away }: Score): string {
  return `${home}:${away}`;
}
