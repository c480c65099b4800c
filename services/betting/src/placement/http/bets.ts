import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { oddsPolicies } from '@noriter/rules/price-policy';
import { z } from 'zod';
import { oddsText } from '../../vocabulary/odds.ts';
import { placeSlip } from '../actions/place-slip.ts';
import type { PlacementDeps } from '../deps.ts';
import { slipRowOf } from './bet-rows.ts';
import { roundName, slipShape } from './bet-shapes.ts';

/** Selections of one slip. */
const SELECTIONS_MAX = 10;

/** In hundredths of a percent: who takes more takes any. */
const TOLERANCE_MAX = 1_000;

/** Of a slip on sports; how many legs and lines a ticket has is a rule of the site. */
const TICKETS_MAX = 10;
const LEGS_MAX = 15;

const oddsPolicy = z
  .enum(oddsPolicies)
  .default('none')
  .describe('none: only at these odds; better: also at higher ones; any: at those of the moment');

const seenOdds = oddsText.describe('As the member saw them');

const freeBetId = z
  .uuid()
  .optional()
  .describe('The free bet that stakes the one bet of the slip, whole');

const miniSlip = z.object({
  product: z.literal('mini'),
  freeBetId,
  ...roundName,
  selections: z
    .array(
      z.object({
        selectionId: z.string().max(40),
        odds: seenOdds,
        stake: wonText,
      }),
    )
    .min(1)
    .max(SELECTIONS_MAX)
    .describe('Each a bet of its own; all are accepted, or none'),
  oddsPolicy,
});

const ticket = z
  .object({
    legs: z
      .array(
        z.object({
          fixtureId: z.string().min(1).max(80),
          marketKey: z.string().min(1).max(400),
          selectionId: z.string().min(1).max(80),
          odds: seenOdds,
        }),
      )
      .min(1)
      .max(LEGS_MAX),
    linesOf: z.int().min(1).max(LEGS_MAX).describe('So many of the legs make a line'),
    lineStake: wonText.describe('Of each line'),
  })
  .refine(({ legs, linesOf }) => linesOf <= legs.length, 'A line is made of the legs there are.');

const sportSlip = z.object({
  product: z.literal('sport'),
  freeBetId,
  tickets: z
    .array(ticket)
    .min(1)
    .max(TICKETS_MAX)
    .describe('Singles, combinations and systems; all are accepted, or none'),
  oddsPolicy,
  tolerance: z
    .int()
    .min(0)
    .max(TOLERANCE_MAX)
    .default(0)
    .transform(BigInt)
    .describe('With better: how far a ticket may have fallen, in hundredths of a percent'),
});

nameSchemas({ MiniSlipRequest: miniSlip, SportSlipRequest: sportSlip });

const placeBody = z.discriminatedUnion('product', [miniSlip, sportSlip]);

/** In the order of the checks; the wallet's own come last. */
const placeRefusals = [
  'ABZ01 B0095 U0011 B1002 B1001 B0093 B9999 B1010 B1011 B1012 B1016 B1013 B6001 B6002 B6003 B1017 B1018 B1015',
  'B6005 B1014 B1050 B1051 B1052 B1053 B1054 B1055 B1056 B1057 B1058 B1059 B1070 B1071 B1078',
  'B6000 W101 W102 W103 W104 W105 W106 W107 W108 W400 W404 W408 B1019 C999 NT99',
].flatMap((line) => line.split(' '));

const betProc = defineRoute<PlacementDeps>()({
  path: '/api/bet/betProc',
  summary: 'Places a slip: single bets on a round, or tickets on sports',
  access: 'member',
  bringsMoney: true,
  idempotent: 'by-effect',
  rateLimit: { max: 120, windowMs: 60_000 },
  body: placeBody,
  data: slipShape,
  refuses: placeRefusals,
  async handle(deps, { body: ask, caller, effectId: slipId }) {
    return slipRowOf(await placeSlip(deps, caller, { slipId, ask }));
  },
});

export const betRoutes = [betProc] as const;
