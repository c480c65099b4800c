/**
 * Invariant: what a promotion caused is the turnover of whom it gave something, above what it would have been
 * had it changed as everybody else's did. It is an estimate, and may be below zero.
 */
import type { Won } from '@noriter/kit/money';

/** Members, what they staked in a span of days, and in as many days before it. */
export type Cohort = { members: number; turnover: Won; before: Won };

/** Everybody who played and is not of a cohort. */
export function othersOf(all: Cohort, cohort: Cohort): Cohort {
  return {
    members: all.members - cohort.members,
    turnover: all.turnover - cohort.turnover,
    before: all.before - cohort.before,
  };
}

/** Without anybody else to compare with, a cohort is compared with itself before. */
export function causedTurnover(cohort: Cohort, others: Cohort): Won {
  if (others.before <= 0n) return cohort.turnover - cohort.before;
  return cohort.turnover - (cohort.before * others.turnover) / others.before;
}

/** How turnover changed, in tenths of a percent; null where there was none before. */
export function changeOf({ turnover, before }: Cohort): number | null {
  if (before <= 0n) return null;
  return Number(((turnover - before) * 1_000n) / before);
}
