import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { placeSlip } from '../actions/place-slip.ts';
import type { BettingDeps } from '../deps.ts';
import { products } from '../domain/limits.ts';
import { oddsPolicies } from '../domain/placement/ask.ts';
import { oddsText } from '../domain/settlement/odds.ts';
import { roundName, slipRowOf, slipShape } from './bet-rows.ts';

/** Selections of one slip. */
const SELECTIONS_MAX = 10;

const placeBody = z.object({
  product: z.enum(products),
  ...roundName,
  selections: z
    .array(
      z.object({
        selectionId: z.string().max(40),
        odds: oddsText.describe('As the member saw them'),
        stake: wonText,
      }),
    )
    .min(1)
    .max(SELECTIONS_MAX)
    .describe('Each a bet of its own; all are accepted, or none'),
  oddsPolicy: z
    .enum(oddsPolicies)
    .default('none')
    .describe('none: only at these odds; better: also at higher ones; any: at those of the moment'),
});

/** In the order of the checks; the wallet's own come last. */
const placeRefusals = [
  'B0095 U0011 B1002 B1001 B0093 B9999 B1010 B1011 B1012 B1016 B1013 B6001 B6002 B6003 B1017 B1015',
  'B6005 B1014 B6000 W101 W102 W103 W104 W400 W404 W408 B1019 C999 NT99',
].flatMap((line) => line.split(' '));

const betProc = defineRoute<BettingDeps>()({
  path: '/api/bet/betProc',
  summary: 'Places a slip of single bets on one round',
  access: 'member',
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
