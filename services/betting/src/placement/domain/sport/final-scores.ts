/**
 * Invariant: of a match that is over as soon as somebody has won most of its parts, these are all the
 * scores in parts that it can end with. One that is given up gives stakes back.
 */
import { formOf, MATCH, type Sport } from '@noriter/rules/sports';
import { bestOfScores } from '../../../vocabulary/best-of.ts';
import type { Score, ScoredMarket } from '../../../vocabulary/market.ts';

/**
 * @param markets with the same answer
 * @returns null where any score may come out
 */
export function finalScores(
  sport: Sport,
  markets: readonly ScoredMarket[],
): readonly Score[] | null {
  const [market] = markets;
  if (market?.span !== MATCH || market.count !== 'parts') return null;
  const wins = winsOf(sport, markets);
  return wins.length === 0 ? null : wins.flatMap((won) => bestOfScores(2 * won - 1));
}

/** How many parts the winner has won: as many as scores that can be bet on say, or as the sport allows. */
function winsOf(sport: Sport, markets: readonly ScoredMarket[]): readonly number[] {
  const named = markets.flatMap((one) => (one.kind === 'correct-score' ? one.scores : []));
  if (named.length > 0) return [Math.max(...named.flatMap(({ home, away }) => [home, away]))];
  const { regular, regularMin: fewest } = formOf(sport);
  // Of one part that is sure to be played, and of parts that all are, nobody has to win most.
  if (fewest < 2 || fewest === regular.length) return [];
  const most = Math.ceil(regular.length / 2);
  return Array.from({ length: most - fewest + 1 }, (_, at) => fewest + at);
}
