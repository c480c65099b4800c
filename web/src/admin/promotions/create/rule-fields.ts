import { promotionBounds as bounds } from '../../shared/back-office-bounds.gen.ts';
import type { RulesDraft, Trigger } from './rules-draft.ts';

/** Counts and percentages with the service's bounds; of won the service asks for digits alone. */
export const numberBounds = {
  validDays: bounds['document.rules.validDays'],
  makeUpPerMonth: bounds['document.rules.makeUpPerMonth'],
  spinsPerDay: bounds['document.rules.spinsPerDay'],
  percent: bounds['document.rules.percent'],
  oddsMinimum: bounds['document.rules.oddsMinimum'],
  turnoverPercent: bounds['document.rules.reward.turnover.percent'],
  turnoverOdds: bounds['document.rules.reward.turnover.oddsMinimum'],
  freeOdds: bounds['document.rules.reward.oddsMinimum'],
  freeDays: bounds['document.rules.reward.validDays'],
  waitMinutes: bounds['document.rules.waitMinutes'],
} as const;

export const rowBounds = {
  attendance: bounds['document.rules.streaks.*.days'],
  roulette: bounds['document.rules.slots.*.weight'],
  rank: bounds['document.rules.rewards.*.rank'],
  tournament: bounds['document.rules.prizes.*.fromPlace'],
} as const;

export const rowCounts = {
  attendance: { least: 0, most: bounds['document.rules.streaks'].maxItems },
  roulette: {
    least: bounds['document.rules.slots'].minItems,
    most: bounds['document.rules.slots'].maxItems,
  },
  rank: {
    least: bounds['document.rules.rewards'].minItems,
    most: bounds['document.rules.rewards'].maxItems,
  },
  tournament: {
    least: bounds['document.rules.prizes'].minItems,
    most: bounds['document.rules.prizes'].maxItems,
  },
} as const;

export type RowTrigger = keyof typeof rowBounds;

export const SLOT_WORDS_MAX = bounds['document.rules.slots.*.texts.ko'].maxLength;

/** Choices of the draft, each a few side by side. */
export const choices = {
  occasion: ['first', 'first-of-day', 'each'],
  turnoverOf: ['bonus', 'deposit-and-bonus'],
  period: ['day', 'week'],
  window: ['day', 'week', 'all'],
  counts: ['bets', 'stake'],
  each: ['once', 'month'],
  score: ['turnover', 'multiple', 'win'],
  entry: ['automatic', 'opt-in'],
} as const satisfies { readonly [Name in keyof RulesDraft]?: readonly RulesDraft[Name][] };

export type ChoiceName = keyof typeof choices;

type Asked = {
  choices: readonly ChoiceName[];
  /** Bounded numbers; of a coupon's days an empty one asks for nothing. */
  numbers: readonly (keyof typeof numberBounds)[];
  /** Won; those above zero have to be filled in. */
  won: readonly ('amountMax' | 'depositMin' | 'lossMin' | 'goal' | 'stakeMin')[];
  /** Whether it gives an amount that is typed beside its rows. */
  hasAmount: boolean;
  hasProducts: boolean;
};

const nothing: Asked = {
  choices: [],
  numbers: [],
  won: [],
  hasAmount: false,
  hasProducts: false,
};

/** What the rules of each trigger ask for. */
export const askedBy: Readonly<Record<Trigger, Asked>> = {
  coupon: { ...nothing, numbers: ['validDays'], hasAmount: true },
  attendance: { ...nothing, numbers: ['makeUpPerMonth'], hasAmount: true },
  roulette: { ...nothing, numbers: ['spinsPerDay'] },
  'sign-up': { ...nothing, hasAmount: true },
  deposit: {
    ...nothing,
    choices: ['occasion', 'turnoverOf'],
    numbers: ['percent'],
    won: ['depositMin', 'amountMax'],
  },
  payback: {
    ...nothing,
    choices: ['period'],
    numbers: ['percent'],
    won: ['lossMin', 'amountMax'],
    hasProducts: true,
  },
  mission: {
    ...nothing,
    choices: ['window', 'counts'],
    numbers: ['oddsMinimum'],
    won: ['goal', 'stakeMin'],
    hasAmount: true,
    hasProducts: true,
  },
  rank: { ...nothing, choices: ['each'] },
  tournament: {
    ...nothing,
    choices: ['score', 'entry'],
    numbers: ['waitMinutes'],
    won: ['stakeMin'],
    hasProducts: true,
  },
};

export function rowTriggerOf(trigger: Trigger): RowTrigger | null {
  return trigger in rowBounds ? (trigger as RowTrigger) : null;
}

/** Whether something of a kind is given, so that its conditions may be asked for. */
export function gives(
  kind: RulesDraft['rewardKind'],
  { trigger, rewardKind, rows }: RulesDraft,
): boolean {
  if (trigger === 'tournament') return rows.some((row) => row.kind === kind);
  return rewardKind === kind || (kind === 'cash' && trigger === 'deposit');
}
