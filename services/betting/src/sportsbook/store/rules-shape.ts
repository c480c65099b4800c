import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { marketShape } from '../../vocabulary/market.ts';
import { oddsText } from '../../vocabulary/odds.ts';

const kinds = marketShape.options.map((option) => option.shape.kind.value);

const kind = z.enum(kinds);

const sport = z.enum(sports);

/** A whole number that is reckoned with as one. */
const whole = (min: number, max: number) =>
  z.codec(z.int().min(min).max(max), z.bigint(), { decode: BigInt, encode: Number });

export const bonusShape = z
  .object({
    legOddsMin: oddsText.describe('A leg at less does not count'),
    steps: z
      .array(
        z.object({
          folds: z.int().min(2).max(30),
          factor: whole(1_000, 3_000).describe('In thousandths: 1030 is 3 % more'),
        }),
      )
      .max(20)
      .readonly(),
  })
  .meta({ id: 'FoldBonus' })
  .nullable()
  .describe('null: no fold bonus');

const matrixShape = z.object({
  crossings: z
    .array(z.object({ sport, kinds: z.tuple([kind, kind]).readonly() }))
    .max(100)
    .readonly()
    .describe('Which two markets of one match may stand on one ticket'),
  alone: z
    .array(
      z.object({
        sport: sport.optional(),
        leagueId: z.string().max(80).optional(),
        kind: kind.optional(),
      }),
    )
    .max(100)
    .readonly()
    .describe('What is bet on alone'),
  groups: z
    .array(z.array(sport).max(sports.length).readonly())
    .max(20)
    .readonly()
    .describe('Sports of different groups do not stand on one ticket'),
  mixesLive: z.boolean().describe('Legs in play may stand beside legs that are not'),
  crossTicketsPerDayMax: z.int().min(0).max(1_000).nullable(),
});

/** What may be combined on sports and how bets end early, on the wire and in its table. */
export const sportRulesShape = z.object({
  foldsMax: z.int().min(1).max(15),
  linesMax: whole(1, 5_000),
  legOddsMin: oddsText,
  totalOddsMax: oddsText,
  bonus: bonusShape,
  matrix: matrixShape,
  axis: z
    .object({ ticketsMax: z.int().min(1).max(1_000), stakeMax: wonText, returnMax: wonText })
    .describe("Of a member's open tickets that share a leg"),
  liveDelayMs: z.int().min(0).max(12_000),
  exposure: z.object({
    suspendAt: wonText.describe('A market that could cost so much is suspended'),
    lossMax: wonText.describe('No bet is taken that could cost more'),
  }),
  cancel: z.object({
    minutesMax: z.int().min(0).max(1_440).describe('0: no bet is taken back'),
    perDayMax: z.int().min(0).max(1_000),
  }),
  putOffVoidHours: z
    .int()
    .min(1)
    .max(720)
    .describe('So long after its start a leg waits for a match that is put off; then it is void'),
  cashOutRate: whole(1, 10_000)
    .nullable()
    .describe('In ten-thousandths of what a ticket is worth; null: nothing is bought back'),
});

nameSchemas({ SportRules: sportRulesShape });
