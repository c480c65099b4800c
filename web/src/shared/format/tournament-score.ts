import { won } from './money.ts';

/** What a tournament is played for: turnover, the best win by its stake, net win. */
export type ScoreKind = 'turnover' | 'multiple' | 'win';

/** A score as it is read: won, or how many times the stake came back. */
export function scoreText(kind: ScoreKind, score: string): string {
  return kind === 'multiple' ? `×${(Number(score) / 1_000).toFixed(2)}` : won(score);
}
