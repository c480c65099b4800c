/**
 * Invariant: a tournament says before it begins what counts and what each place wins; places stand once,
 * from the first one down.
 */
import { type Won, wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { giftShape } from './reward.ts';

const PLACE_MAX = 1_000;
const PRIZES_MAX = 20;

/** Late results still count for so long after the end; a week is more than any match takes. */
const WAIT_MINUTES = { least: 10, most: 10_080 };

/** turnover: what ran of stakes. multiple: the best win by its stake. win: won less lost. */
export const scoreKinds = ['turnover', 'multiple', 'win'] as const;

const place = z.int().min(1).max(PLACE_MAX);

const prizeShape = z
  .object({ fromPlace: place, toPlace: place, reward: giftShape })
  .refine(({ fromPlace, toPlace }) => fromPlace <= toPlace, 'The places are in order.');

export const tournamentRules = z.object({
  trigger: z.literal('tournament'),
  score: z.enum(scoreKinds).describe('Turnover, the best win as a multiple of its stake, net win'),
  products: z
    .array(z.string().min(1).max(40))
    .max(20)
    .describe('Products that count; none named is all of them'),
  games: z
    .array(z.string().min(1).max(120))
    .max(50)
    .describe('Mini games, sports, vendors or "vendor:game" that count; none is all of them'),
  stakeMin: wonText.describe('Bets below it do not count'),
  entry: z.enum(['opt-in', 'automatic']).describe('Whether members have to enter'),
  waitMinutes: z
    .int()
    .min(WAIT_MINUTES.least)
    .max(WAIT_MINUTES.most)
    .describe('How long after its end results of bets that were placed before are waited for'),
  prizes: z
    .array(prizeShape)
    .min(1)
    .max(PRIZES_MAX)
    .refine(
      (all) => all.every(({ fromPlace }, at) => fromPlace > (all[at - 1]?.toPlace ?? 0)),
      'Each place wins once, the first one first.',
    ),
});

nameSchemas({ TournamentPrize: prizeShape });

export type TournamentRules = z.output<typeof tournamentRules>;
export type TournamentPrize = z.output<typeof prizeShape>;

/** What all prizes come to, in points and won. */
export function prizesOf({ prizes }: Pick<TournamentRules, 'prizes'>): Won {
  return prizes.reduce(
    (sum, { fromPlace, toPlace, reward }) => sum + BigInt(toPlace - fromPlace + 1) * reward.amount,
    0n,
  );
}
