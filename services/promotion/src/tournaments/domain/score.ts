/**
 * Invariant: a score follows from a member's plays alone, in whatever order, however often and however late
 * they are counted. Of two members with the same score the one who had it first is ahead.
 */
import type { Won } from '@noriter/kit/money';
import type { TournamentRules } from '../../promotions/domain/tournament-rules.ts';

type Counts = Pick<TournamentRules, 'score' | 'products' | 'games' | 'stakeMin'>;

/** What is asked of a play. */
export type Play = { product: string; game: string; stake: Won; ran: Won; lost: Won };

/** What a play adds, and when it was decided. */
export type Counted = { value: bigint; at: Date };

export type Score = { score: bigint; reachedAt: Date };

/** What a play adds at its present result; 0 where that is nothing, or it does not count. */
export function playValue(rules: Counts, play: Play): bigint {
  if (!isOf(rules, play) || play.stake < rules.stakeMin) return 0n;
  const { stake, ran, lost } = play;
  if (rules.score === 'turnover') return ran;
  // What was bought back is won or lost as well.
  if (rules.score === 'win') return -lost;
  // What was bought back in part has no multiple of its own.
  const isWin = ran > 0n && stake > 0n && lost < 0n;
  return isWin ? ((stake - lost) * 1_000n) / stake : 0n;
}

/** A vendor's games are "vendor:game"; the vendor alone is all of them. */
function isOf({ products, games }: Counts, { product, game }: Play): boolean {
  if (products.length > 0 && !products.includes(product)) return false;
  const [vendor = ''] = game.split(':');
  return games.length === 0 || games.includes(game) || games.includes(vendor);
}

/** A member's score by all plays that add something; null without any. */
export function scoreOf(kind: Counts['score'], plays: readonly Counted[]): Score | null {
  return plays.reduce<Score | null>((score, play) => added(kind, score, play), null);
}

/** A score with one more play, which adds something and was not counted before. */
export function added(kind: Counts['score'], score: Score | null, { value, at }: Counted): Score {
  if (score === null) return { score: value, reachedAt: at };
  if (kind === 'multiple') {
    if (value > score.score) return { score: value, reachedAt: at };
    return value === score.score && at < score.reachedAt ? { ...score, reachedAt: at } : score;
  }
  return { score: score.score + value, reachedAt: at > score.reachedAt ? at : score.reachedAt };
}
