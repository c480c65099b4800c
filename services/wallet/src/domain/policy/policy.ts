/**
 * Invariant: every member has limits. A level without its own takes those of the next lower one,
 * and a site whose operators have set nothing lets one of them do little alone.
 */
import type { Won } from '@noriter/kit/money';
import type { BankHours } from '../requests/bank-hours.ts';
import type { ProductWeights } from '../requests/rolling.ts';

/** What one request may be, and what a Korean day may hold. */
export type RequestLimits = {
  readonly minimum: Won;
  readonly maximum: Won;
  readonly unit: Won;
  readonly perDay: Won;
  readonly requestsPerDay: number;
};

export type LevelLimits = {
  readonly level: number;
  readonly deposit: RequestLimits;
  readonly withdrawal: RequestLimits;
  /** Given on top of each deposit when it is approved; 0 for none. */
  readonly depositBonusPercent: number;
};

export type CashPolicy = {
  readonly depositOpen: boolean;
  readonly withdrawalOpen: boolean;
  readonly pointsOpen: boolean;
  readonly pointsMinimum: Won;
  readonly pointsUnit: Won;
  readonly bankHours: BankHours;
  /** Turnover a deposit asks for before a withdrawal, in percent of it. */
  readonly rollingPercent: number;
  readonly bonusRollingPercent: number;
  readonly productWeights: ProductWeights;
  /** A bet at lower total odds is near-certain and counts for nothing; in thousandths. */
  readonly rollingOddsMinimum: number;
  /** What one operator may adjust without four-eyes, for one member in a Korean day. */
  readonly adjustAloneMax: Won;
  /** The same over all members together. */
  readonly adjustAloneDayMax: Won;
  /** What one operator may put on waiting and approve alone in a Korean day, in and out together. */
  readonly approveAloneDayMax: Won;
  /** What one operator may do alone in a Korean day, in all services, by what it may cost at worst. */
  readonly aloneDayMax: Won;
  readonly levels: readonly LevelLimits[];
};

const depositLimits: RequestLimits = {
  minimum: 10_000n,
  maximum: 5_000_000n,
  unit: 1_000n,
  perDay: 20_000_000n,
  requestsPerDay: 20,
};

const withdrawalLimits: RequestLimits = {
  minimum: 10_000n,
  maximum: 5_000_000n,
  unit: 1_000n,
  perDay: 10_000_000n,
  requestsPerDay: 3,
};

/**
 * What a site has before its operators have set anything. The bounds of one operator are such that nobody is
 * sorry to have forgotten them: raising them takes two.
 */
export const initialPolicy: CashPolicy = {
  depositOpen: true,
  withdrawalOpen: true,
  pointsOpen: true,
  pointsMinimum: 1_000n,
  pointsUnit: 1n,
  bankHours: { closedFrom: 23 * 60 + 30, closedUntil: 30 },
  rollingPercent: 0,
  bonusRollingPercent: 300,
  productWeights: { '*': 100 },
  rollingOddsMinimum: 1_200,
  adjustAloneMax: 100_000n,
  adjustAloneDayMax: 3_000_000n,
  approveAloneDayMax: 50_000_000n,
  aloneDayMax: 60_000_000n,
  levels: [
    { level: 1, deposit: depositLimits, withdrawal: withdrawalLimits, depositBonusPercent: 0 },
    {
      level: 5,
      deposit: { ...depositLimits, maximum: 10_000_000n, perDay: 50_000_000n },
      withdrawal: { ...withdrawalLimits, maximum: 10_000_000n, perDay: 30_000_000n },
      depositBonusPercent: 0,
    },
  ],
};

/** Play money: who tries the site is alone with it. */
export const demoPolicy: CashPolicy = {
  ...initialPolicy,
  adjustAloneMax: 300_000n,
  adjustAloneDayMax: 100_000_000n,
  approveAloneDayMax: 300_000_000n,
  aloneDayMax: 300_000_000n,
};

/** The limits of a member's level. */
export function limitsOf(policy: CashPolicy, level: number): LevelLimits {
  const byLevel = policy.levels.toSorted((one, other) => one.level - other.level);
  const found = byLevel.findLast((limits) => limits.level <= level) ?? byLevel[0];
  if (found === undefined) throw new Error('A cash policy has limits for at least one level.');
  return found;
}

/**
 * What a deposit gets on top, in percent: the lowest of the levels that its member had within a day, or one
 * operator would give it by a level that is put back (ADR 103).
 */
export function bonusPercentOf(policy: CashPolicy, levels: readonly number[]): number {
  return Math.min(...levels.map((level) => limitsOf(policy, level).depositBonusPercent));
}
