import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BetHistoryDeps } from '../deps.ts';
import { sportReturns } from '../store/sport-returns.ts';

const returns = defineRoute<BetHistoryDeps>()({
  path: '/internal/sport/returns',
  summary: 'What the odds of tickets pay back on average, for who promises a part of the rest',
  access: 'internal',
  callers: ['partner'],
  body: z.object({ siteId: z.string() }),
  data: z.object({
    tickets: z.array(
      z.object({
        gameId: z.string(),
        folds: z.int().describe('5 for five and more'),
        inPlay: z.boolean(),
        staked: wonText,
        returnBp: z.int().describe('Hundredths of a percent'),
      }),
    ),
  }),
  async handle({ pool }, { body: { siteId } }) {
    const found = await sportReturns(pool, siteId);
    return { tickets: found.map((one) => ({ ...one, staked: one.staked.toString() })) };
  },
});

export const sportReturnRoutes = [returns];
