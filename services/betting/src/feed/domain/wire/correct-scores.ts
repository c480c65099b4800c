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
