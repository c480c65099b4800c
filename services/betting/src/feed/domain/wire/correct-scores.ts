/** The scores that can be bet on, and the feed's numbers of them. */
import type { Score } from '../../../vocabulary/market.ts';
import { OTHER } from '../../../vocabulary/market-selections.ts';

/** 0:0 to 4:4 of a match that counts goals. */
const SCORE_MAX = 4;
export const goalScores: Score[] = Array.from({ length: (SCORE_MAX + 1) ** 2 }, (_, at) => ({
  home: at % (SCORE_MAX + 1),
  away: Math.floor(at / (SCORE_MAX + 1)),
}));

const FIRST_SCORE_ID = 274;
const OTHER_SCORE_ID = '324';

/** Selections by the feed's numbers. */
export const goalOutcomes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    goalScores.map(({ home, away }, at) => [String(FIRST_SCORE_ID + 2 * at), `${home}:${away}`]),
  ),
  [OTHER_SCORE_ID]: OTHER,
};

/** Whoever wins most of them has won: best of 3 ends 2:0, 2:1, 1:2 or 0:2. */
export function bestOfScores(most: number): Score[] {
  const wins = (most + 1) / 2;
  const lost = Array.from({ length: wins }, (_, at) => at);
  return [
    ...lost.map((away) => ({ home: wins, away })),
    ...lost.map((home) => ({ home, away: wins })).toReversed(),
  ];
}
