/** Invariant: a place has one prize at most. */
import type { TournamentPrize, TournamentRules } from '../../promotions/domain/tournament-rules.ts';

/** What a place wins; null below the last prize. */
export function prizeOf(
  { prizes }: Pick<TournamentRules, 'prizes'>,
  place: number,
): TournamentPrize['reward'] | null {
  return (
    prizes.find(({ fromPlace, toPlace }) => fromPlace <= place && place <= toPlace)?.reward ?? null
  );
}

/** The last place that may win anything. */
export function lastPrizePlace({ prizes }: Pick<TournamentRules, 'prizes'>): number {
  return Math.max(...prizes.map(({ toPlace }) => toPlace));
}

/** What a prize is given for: a tournament once for each member. */
export function causeOf(memberId: string): string {
  return `tournament:${memberId}`;
}
