/**
 * Invariant: what is given is whole points or won above zero, and a cash reward says with it what has
 * to be staked before it can be withdrawn. Points ask for nothing: they become cash by conversion.
 */
import { type Won, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';

const REWARD_MAX = 100_000_000n;
const TURNOVER_PERCENT_MAX = 10_000;

/** What has to be staked before a cash reward may leave. */
export const turnoverShape = z.object({
  percent: z.int().min(1).max(TURNOVER_PERCENT_MAX).describe('Of the reward'),
  products: z
    .record(z.string().min(1).max(40), z.int().min(0).max(1_000))
    .refine(
      (weights) => Object.values(weights).some((percent) => percent > 0),
      'No product counts.',
    )
    .refine((weights) => Object.keys(weights).length <= 20, 'Too many products.')
    .describe('Percent of a stake that counts, by product; * is any other product'),
  oddsMinimum: z.int().min(1_000).max(100_000).describe('Lowest total odds, in thousandths'),
});

/** Points or won of a reward. */
export const rewardWon = wonText.refine(
  (won) => won > 0n && won <= REWARD_MAX,
  'From 1 to 100,000,000.',
);

/** What takes bets, and so a free one. */
const freeBetProducts = ['sport', 'mini'] as const;

/** On what a free bet may be staked, how long, and what it may win. */
export const freeBetTerms = z.object({
  products: z
    .array(z.enum(freeBetProducts))
    .max(freeBetProducts.length)
    .describe('Products it may be staked on; none named is all of them'),
  oddsMinimum: z.int().min(1_000).max(100_000).describe('Lowest total odds, in thousandths'),
  winMax: rewardWon.nullable().describe('The most it may win; null for the site’s own limit'),
  validDays: z.int().min(1).max(365).describe('From when it is given'),
});

const freeBetShape = freeBetTerms.extend({ kind: z.literal('free-bet'), amount: rewardWon });

/** What is given: points, cash perhaps with a condition, or a bet. */
export const giftShape = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('points'), amount: rewardWon }),
  z.object({ kind: z.literal('cash'), amount: rewardWon, turnover: turnoverShape.nullable() }),
  freeBetShape,
]);

export const giftKinds = ['points', 'cash', 'free-bet'] as const;

nameSchemas({ FreeBetTerms: freeBetTerms, Gift: giftShape });

export type FreeBetGift = z.output<typeof freeBetShape>;
export type Gift = z.output<typeof giftShape>;
export type FreeBetTermsText = z.input<typeof freeBetTerms>;

/** The terms of a free bet, as tables and answers have them; null of any other reward. */
export function freeBetTermsText(gift: Gift): FreeBetTermsText | null {
  if (gift.kind !== 'free-bet') return null;
  const { products, oddsMinimum, winMax, validDays } = gift;
  return z.encode(freeBetTerms, { products, oddsMinimum, winMax, validDays });
}

/** What a reward asks to be staked, for the wallet. */
export type GrantTurnover = {
  required: Won;
  weights: Readonly<Record<string, number>>;
  oddsMinimum: number;
};

/** Null where it asks for nothing. */
export function turnoverOf(reward: Gift): GrantTurnover | null {
  if (reward.kind !== 'cash' || reward.turnover === null) return null;
  return conditionOf(reward.turnover, reward.amount);
}

/** A condition whose percent is of an amount that may be more than the reward. */
export function conditionOf(
  { percent, products, oddsMinimum }: z.output<typeof turnoverShape>,
  of: Won,
): GrantTurnover | null {
  const required = (of * BigInt(percent)) / 100n;
  return required === 0n ? null : { required, weights: products, oddsMinimum };
}
