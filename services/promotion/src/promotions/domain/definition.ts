/**
 * Invariant: a promotion is data. Its document says who gets what, when, how often and for how much in
 * all; a version is never changed, and what was given names the version it was given by.
 */
import { momentText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { byRankShape, rankRules } from './rank-rules.ts';
import { giftShape, rewardWon, turnoverShape } from './reward.ts';
import { segmentShape } from './segment.ts';
import { prizesOf, tournamentRules } from './tournament-rules.ts';

export const triggers = [
  'coupon',
  'attendance',
  'roulette',
  'sign-up',
  'deposit',
  'payback',
  'mission',
  'rank',
  'tournament',
] as const;
export type Trigger = (typeof triggers)[number];

const products = z
  .array(z.string().min(1).max(40))
  .max(20)
  .describe('Products that count; none named is all of them');

/** Which deposits of a member a bonus is for. */
export const occasions = ['first', 'first-of-day', 'each'] as const;

const words = (max: number) => z.string().trim().min(1).max(max);
const texts = (max: number) => z.object({ ko: words(max), en: words(max), vi: words(max) });

const count = z.int().min(1).max(1_000_000);

const streak = z.object({ days: z.int().min(2).max(31), reward: giftShape });

const slot = z.object({
  texts: texts(20),
  weight: z.int().min(1).max(1_000_000).describe('Its chance is this part of the sum of weights'),
  reward: giftShape.nullable(),
});

const rules = z.discriminatedUnion('trigger', [
  z.object({
    trigger: z.literal('coupon'),
    reward: giftShape,
    validDays: z.int().min(1).max(3_650).nullable().describe('From its issue; null: no expiry'),
    isGiftable: z.boolean(),
  }),
  z.object({
    trigger: z.literal('attendance'),
    daily: giftShape,
    streaks: z
      .array(streak)
      .max(10)
      .refine(
        (all) => new Set(all.map(({ days }) => days)).size === all.length,
        'A length stands once.',
      ),
    makeUpPerMonth: z.int().min(0).max(10).describe('Missed days a member may stamp afterwards'),
  }),
  z.object({
    trigger: z.literal('roulette'),
    spinsPerDay: z.int().min(1).max(20),
    slots: z.array(slot).min(2).max(16),
  }),
  z.object({ trigger: z.literal('sign-up'), reward: giftShape }),
  z.object({
    trigger: z.literal('deposit'),
    occasion: z.enum(occasions).describe('Of a member: the first of all, of a Korean day, or each'),
    percent: z.int().min(1).max(1_000).describe('Of the deposit'),
    amountMax: rewardWon.describe('The bonus is never more'),
    depositMin: wonText.describe('What has to be deposited for it'),
    turnover: turnoverShape
      .extend({ of: z.enum(['bonus', 'deposit-and-bonus']).describe('What the percent is of') })
      .nullable(),
  }),
  z.object({
    trigger: z.literal('payback'),
    period: z.enum(['day', 'week']).describe('By the Korean calendar; a week begins on Monday'),
    percent: z.int().min(1).max(100).describe('Of the net loss'),
    byRank: byRankShape.optional(),
    products,
    lossMin: wonText.describe('What has to be lost in a period'),
    amountMax: rewardWon.describe('It is never more'),
    reward: z.enum(['points', 'cash']),
    turnover: turnoverShape.nullable().describe('Of a cash payback'),
  }),
  z.object({
    trigger: z.literal('mission'),
    window: z.enum(['day', 'week', 'all']).describe('What is counted together, and given once for'),
    counts: z.enum(['bets', 'stake']).describe('Settled bets, or what of their stakes ran'),
    goal: wonText.refine((goal) => goal > 0n, 'Above zero.').describe('Bets or won'),
    products,
    oddsMinimum: z.int().min(1_000).max(100_000).describe('Lowest total odds, in thousandths'),
    stakeMin: wonText.describe('Bets below it do not count'),
    reward: giftShape,
  }),
  rankRules,
  tournamentRules,
]);

export const definitionShape = z
  .object({
    title: texts(60),
    note: texts(400),
    segment: segmentShape,
    startsAt: momentText,
    endsAt: momentText.nullable(),
    budget: wonText.describe('What all grants and open coupons may come to, in won and points'),
    caps: z.object({
      perMember: count.nullable(),
      perMemberDay: count.nullable(),
      perNetworkDay: count
        .nullable()
        .describe('Grants to one network in a Korean day; none of what is given unasked'),
      perDevice: count
        .nullable()
        .optional()
        .describe('Grants to one device in all; what is beyond waits for an operator'),
      inAll: count.nullable(),
    }),
    rules,
  })
  .refine(
    ({ startsAt, endsAt }) => endsAt === null || Date.parse(endsAt) > Date.parse(startsAt),
    'It ends after it starts.',
  )
  .refine(
    ({ rules: { trigger }, endsAt }) => trigger !== 'tournament' || endsAt !== null,
    'A tournament has an end.',
  )
  .refine(
    (one) => one.rules.trigger !== 'tournament' || prizesOf(one.rules) <= one.budget,
    'The budget holds every prize of a tournament.',
  );

nameSchemas({ PromotionDocument: definitionShape });

export type Definition = z.output<typeof definitionShape>;
export type StoredDefinition = z.input<typeof definitionShape>;
export type Caps = Definition['caps'];

/** A document as its table has it. */
export function definitionText(definition: Definition): StoredDefinition {
  return z.encode(definitionShape, definition);
}
