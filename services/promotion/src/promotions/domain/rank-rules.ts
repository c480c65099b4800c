/** Invariant: what a rank gets is named by the rank's number, each once; 1 is the lowest. */
import { z } from 'zod';
import { giftShape } from './reward.ts';

const RANKS_MAX = 10;

export const rankNumber = z.int().min(1).max(RANKS_MAX);

const eachOnce = (all: readonly { rank: number }[]) =>
  new Set(all.map(({ rank }) => rank)).size === all.length;

/** What a rank has of a payback, where it is more than what everybody has. */
export const byRankShape = z
  .array(z.object({ rank: rankNumber, percent: z.int().min(1).max(100) }))
  .max(RANKS_MAX)
  .refine(eachOnce, 'A rank stands once.')
  .describe('From this rank on, up to the next one named');

export const rankRules = z.object({
  trigger: z.literal('rank'),
  each: z
    .enum(['once', 'month'])
    .describe(
      'Once: for each rank that is held, those below it too. Month: for the one held, monthly',
    ),
  rewards: z
    .array(z.object({ rank: rankNumber, reward: giftShape }))
    .min(1)
    .max(RANKS_MAX)
    .refine(eachOnce, 'A rank stands once.'),
});
