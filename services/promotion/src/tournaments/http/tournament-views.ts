import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import { giftKinds } from '../../promotions/domain/reward.ts';
import { scoreKinds } from '../../promotions/domain/tournament-rules.ts';
import { grantStates } from '../../promotions/store/grants.ts';
import type { ShownTournament } from '../actions/show-tournaments.ts';
import { courses } from '../domain/course.ts';

export const scoreText = z
  .string()
  .regex(/^-?\d+$/)
  .describe('Won, or a multiple in thousandths');

export const rankedShape = z.object({
  place: z.int(),
  name: z.string().describe('Masked'),
  score: scoreText,
  isOwn: z.boolean(),
});

export const ownPrize = z.object({
  kind: z.enum(giftKinds),
  amount: wonText,
  state: z.enum(grantStates).describe('held: an operator looks at it first'),
});

export const tournamentShape = z.object({
  promotionId: z.string(),
  title: z.string(),
  note: z.string(),
  course: z.enum(courses).describe('counting: no bet counts any more, results are waited for'),
  startsAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
  score: z.enum(scoreKinds),
  products: z.array(z.string()).describe('None named is all of them'),
  games: z.array(z.string()).describe('None named is all of them'),
  stakeMin: wonText,
  entry: z.enum(['opt-in', 'automatic']),
  isEntered: z.boolean(),
  members: z.int().describe('Members with a place'),
  prizes: z.array(
    z.object({
      fromPlace: z.int(),
      toPlace: z.int(),
      kind: z.enum(giftKinds),
      amount: wonText,
      turnoverPercent: z.int().describe('Of cash, what has to be staked before it may leave'),
    }),
  ),
});

nameSchemas({ Tournament: tournamentShape, TournamentPlace: rankedShape });

/** A tournament as members see it. */
export function viewOf(
  { promotion, tournament, course, isEntered, members }: ShownTournament,
  language: 'ko' | 'en' | 'vi',
): z.input<typeof tournamentShape> {
  const { definition, rules, endsAt } = tournament;
  return {
    promotionId: promotion.promotionId,
    title: definition.title[language],
    note: definition.note[language],
    course,
    startsAt: new Date(definition.startsAt).toISOString(),
    endsAt: endsAt.toISOString(),
    score: rules.score,
    products: rules.products,
    games: rules.games,
    stakeMin: rules.stakeMin.toString(),
    entry: rules.entry,
    isEntered,
    members,
    prizes: rules.prizes.map(({ fromPlace, toPlace, reward }) => ({
      fromPlace,
      toPlace,
      kind: reward.kind,
      amount: reward.amount.toString(),
      turnoverPercent: reward.kind === 'cash' ? (reward.turnover?.percent ?? 0) : 0,
    })),
  };
}
