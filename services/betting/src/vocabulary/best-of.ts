import type { Score } from './market.ts';

/** Whoever wins most of them has won: best of 3 ends 2:0, 2:1, 1:2 or 0:2. */
export function bestOfScores(most: number): Score[] {
  const wins = (most + 1) / 2;
  const lost = Array.from({ length: wins }, (_, at) => at);
  return [
    ...lost.map((away) => ({ home: wins, away })),
    ...lost.map((home) => ({ home, away: wins })).toReversed(),
  ];
}
