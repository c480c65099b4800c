/**
 * Invariant: a mission counts settled bets that stand, since its promotion began, within its window, and
 * gives its reward once for each window.
 */
import { koreaDay, koreaDayStart, koreaWeekStart } from '@noriter/kit/korea-time';
import type { Definition } from '../../promotions/domain/definition.ts';

export type MissionRules = Extract<Definition['rules'], { trigger: 'mission' }>;

/** What a window is called, and since when its bets count. */
export function windowOf(
  { window }: MissionRules,
  startsAt: string,
  now: Date,
): { name: string; since: Date } {
  const begun = new Date(startsAt);
  if (window === 'all') return { name: 'all', since: begun };
  const today = koreaDay(now);
  const name = window === 'day' ? today : koreaWeekStart(today);
  const first = koreaDayStart(name);
  return { name, since: first > begun ? first : begun };
}

/** How far a member is; never more than the goal. */
export function reached(
  { counts, goal }: MissionRules,
  { bets, stake }: { bets: bigint; stake: bigint },
): bigint {
  const done = counts === 'bets' ? bets : stake;
  return done < goal ? done : goal;
}

/** What a mission's reward is given for: one window of one member. */
export function causeOf(window: string, memberId: string): string {
  return `mission:${window}:${memberId}`;
}
