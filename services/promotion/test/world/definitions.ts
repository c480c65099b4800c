import type { StoredDefinition, Trigger } from '../../src/promotions/domain/definition.ts';

export type Rules = StoredDefinition['rules'];
export type RulesFor<T extends Trigger> = Extract<Rules, { trigger: T }>;

export const same = (text: string) => ({ ko: text, en: text, vi: text });

export const points = (amount: string) => ({ kind: 'points' as const, amount });

export const cash = (amount: string, percent = 300) => ({
  kind: 'cash' as const,
  amount,
  turnover: { percent, products: { '*': 100 }, oddsMinimum: 1_200 },
});

export const freeBet = (amount: string) => ({
  kind: 'free-bet' as const,
  amount,
  products: ['sport' as const],
  oddsMinimum: 1_500,
  winMax: null,
  validDays: 7,
});

/** A promotion for everybody that has begun, with room for whatever a test does. */
export function definitionOf(rules: Rules, changes: object = {}): StoredDefinition {
  return {
    title: same('title'),
    note: same('note'),
    segment: { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    budget: '100000000',
    caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null },
    rules,
    ...changes,
  };
}

export const couponRules = (changes: Partial<RulesFor<'coupon'>> = {}): RulesFor<'coupon'> => ({
  trigger: 'coupon',
  reward: points('1000'),
  validDays: 30,
  isGiftable: true,
  ...changes,
});

export const attendanceRules = (
  changes: Partial<RulesFor<'attendance'>> = {},
): RulesFor<'attendance'> => ({
  trigger: 'attendance',
  daily: points('100'),
  streaks: [
    { days: 3, reward: points('500') },
    { days: 7, reward: cash('2000') },
  ],
  makeUpPerMonth: 2,
  ...changes,
});

export const rouletteRules = (
  changes: Partial<RulesFor<'roulette'>> = {},
): RulesFor<'roulette'> => ({
  trigger: 'roulette',
  spinsPerDay: 3,
  slots: [
    { texts: same('none'), weight: 50, reward: null },
    { texts: same('100'), weight: 30, reward: points('100') },
    { texts: same('500'), weight: 15, reward: points('500') },
    { texts: same('5000'), weight: 5, reward: cash('5000') },
  ],
  ...changes,
});

export const signUpRules = (amount = '3000'): RulesFor<'sign-up'> => ({
  trigger: 'sign-up',
  reward: points(amount),
});

export const depositRules = (changes: Partial<RulesFor<'deposit'>> = {}): RulesFor<'deposit'> => ({
  trigger: 'deposit',
  occasion: 'each',
  percent: 10,
  amountMax: '50000',
  depositMin: '10000',
  turnover: { percent: 300, of: 'deposit-and-bonus', products: { sport: 100 }, oddsMinimum: 1_500 },
  ...changes,
});

export const paybackRules = (changes: Partial<RulesFor<'payback'>> = {}): RulesFor<'payback'> => ({
  trigger: 'payback',
  period: 'day',
  percent: 10,
  products: ['sport'],
  lossMin: '10000',
  amountMax: '50000',
  reward: 'points',
  turnover: null,
  ...changes,
});

export const missionRules = (changes: Partial<RulesFor<'mission'>> = {}): RulesFor<'mission'> => ({
  trigger: 'mission',
  window: 'day',
  counts: 'bets',
  goal: '3',
  products: ['sport'],
  oddsMinimum: 1_500,
  stakeMin: '1000',
  reward: points('2000'),
  ...changes,
});

export const tournamentRules = (
  changes: Partial<RulesFor<'tournament'>> = {},
): RulesFor<'tournament'> => ({
  trigger: 'tournament',
  score: 'turnover',
  products: [],
  games: [],
  stakeMin: '1000',
  entry: 'automatic',
  waitMinutes: 60,
  prizes: [
    { fromPlace: 1, toPlace: 1, reward: cash('50000') },
    { fromPlace: 2, toPlace: 3, reward: points('10000') },
  ],
  ...changes,
});
