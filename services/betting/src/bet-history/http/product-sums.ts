import { koreaDay, koreaDayRange, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BetHistoryDeps } from '../deps.ts';
import { readProductSums } from '../store/product-sums.ts';

/** A quarter of a year, as the report of the days has it. */
const DAYS_MAX = 92;
const DAY_MS = 86_400_000;

const byProduct = defineRoute<BetHistoryDeps>()({
  path: '/api/bet/byProduct',
  summary: "What the member's bets and rounds of games came to, by product",
  access: 'member',
  rateLimit: { max: 60, windowMs: 60_000 },
  body: z.object({
    startDate: koreaDayText.optional().describe('First day in Korea; today when both are absent'),
    endDate: koreaDayText.optional().describe('Last day in Korea, inside the report'),
  }),
  data: z.object({
    startDate: z.iso.date().describe(`The last ${DAYS_MAX} days of what was asked, at most`),
    list: z.array(
      z.object({
        product: z.string().describe('mini, sport, casino, slot, …; hotel games are in theirs'),
        count: z.int(),
        staked: wonText.describe('By the day of the bet, without refused bets'),
        open: wonText.describe('Of staked: what is not decided yet'),
        returned: wonText,
        net: signedWonText.describe('returned less what was staked and is decided'),
      }),
    ),
  }),
  async handle({ pool, clock }, { body, caller: { siteId, memberId } }) {
    const { from, until } = koreaDayRange(body.startDate, body.endDate, clock);
    const first = new Date(Math.max(from.getTime(), until.getTime() - DAYS_MAX * DAY_MS));
    const sums = await readProductSums(pool, { siteId, memberId, from: first, until });
    return {
      startDate: koreaDay(first),
      list: sums.map(({ product, count, staked, open, returned }) => ({
        product,
        count,
        staked: staked.toString(),
        open: open.toString(),
        returned: returned.toString(),
        net: (returned - (staked - open)).toString(),
      })),
    };
  },
});

export const productSumRoutes = [byProduct] as const;
