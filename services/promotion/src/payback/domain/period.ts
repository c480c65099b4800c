/**
 * Invariant: a payback is of a whole day or week of the Korean calendar, all of which its promotion
 * ran. It is a part of what was lost on balance, rounded down, never above its bound.
 */
import { koreaDay, koreaDayStart, koreaWeekStart } from '@noriter/kit/korea-time';
import type { Won } from '@noriter/kit/money';
import type { Definition } from '../../promotions/domain/definition.ts';

export type PaybackRules = Extract<Definition['rules'], { trigger: 'payback' }>;

type PaybackTerms = Pick<PaybackRules, 'percent' | 'lossMin' | 'amountMax'>;

/** Both days inside. */
export type Period = { firstDay: string; lastDay: string };

const DAY_MS = 86_400_000;

/** Results of a day arrive a moment later: a period is closed when it is over for so long. */
export const GRACE_MS = 10 * 60_000;

/** How many periods a service that was down for long still closes. */
const PERIODS_BACK = { day: 7, week: 2 } as const;

/** The last days or weeks that are over for good at a moment, the oldest first. */
export function lastPeriods(kind: PaybackRules['period'], now: Date): Period[] {
  const today = koreaDay(new Date(now.getTime() - GRACE_MS));
  const end = kind === 'day' ? today : koreaWeekStart(today);
  const days = kind === 'day' ? 1 : 7;
  return Array.from({ length: PERIODS_BACK[kind] }, (_, back) => ({
    firstDay: daysBefore(end, days * (back + 1)),
    lastDay: daysBefore(end, days * back + 1),
  })).toReversed();
}

/** The moment when a period begins. */
export function startOf({ firstDay }: Period): Date {
  return koreaDayStart(firstDay);
}

/** The moment when a period is over; what is given for it was earned before. */
export function endOf({ lastDay }: Period): Date {
  return new Date(koreaDayStart(lastDay).getTime() + DAY_MS);
}

/** Whether a promotion's dates have the period's beginning, and its end. */
export function isWithin({ startsAt, endsAt }: Definition, period: Period): boolean {
  if (new Date(startsAt) > startOf(period)) return false;
  return endsAt === null || new Date(endsAt) >= endOf(period);
}

/** The percent of a rank: that of the highest rank named that is not above it, and never below the common one. */
export function percentOf({ percent, byRank = [] }: PaybackRules, rank: number): number {
  const own = byRank.filter((one) => one.rank <= rank).map((one) => one.percent);
  return Math.max(percent, ...own);
}

/** What comes back of a net loss; 0 where nothing does. */
export function paybackOf({ percent, lossMin, amountMax }: PaybackTerms, lost: Won): Won {
  if (lost <= 0n || lost < lossMin) return 0n;
  const part = (lost * BigInt(percent)) / 100n;
  return part < amountMax ? part : amountMax;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY_MS).toISOString().slice(0, 10);
}
