import { koreaDay, koreaDayRange, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { daysBetween } from '../domain/days-between.ts';
import { netOf, REPORT_DAYS_MAX, totalOf, type WinLose } from '../domain/win-lose.ts';
import { readWinLose } from '../store/ledger/win-lose.ts';

const sums = {
  deposits: wonText,
  withdrawals: wonText,
  pointsConverted: wonText,
  stakes: wonText,
  refunds: wonText.describe('Stakes that were given back'),
  wins: wonText,
  net: signedWonText.describe('Wins and refunds without the stakes'),
};

const winLose = defineRoute<WalletDeps>()({
  path: '/api/cash/winLose',
  summary: 'What each day did to the member’s money',
  access: 'member',
  rateLimit: { max: 60, windowMs: 60_000 },
  body: z.object({
    startDate: koreaDayText.optional().describe('First day in Korea; today when both are absent'),
    endDate: koreaDayText.optional().describe('Last day in Korea, inside the report'),
  }),
  data: z.object({
    startDate: z.string().describe(`The last ${REPORT_DAYS_MAX} days of what was asked, at most`),
    endDate: z.string(),
    list: z.array(z.object({ day: z.string(), ...sums })),
    total: z.object(sums),
  }),
  async handle({ pool, clock }, { body, caller }) {
    const { from, until } = koreaDayRange(body.startDate, body.endDate, clock);
    const last = koreaDay(new Date(until.getTime() - 1));
    const days = daysBetween(koreaDay(from), last).slice(-REPORT_DAYS_MAX);
    const list = await readWinLose(pool, caller, days);
    return {
      startDate: days[0] ?? last,
      endDate: last,
      list: list.map(({ day, ...one }) => ({ day, ...sumsOf(one) })),
      total: sumsOf(totalOf(list)),
    };
  },
});

function sumsOf(one: WinLose) {
  return {
    deposits: one.deposits.toString(),
    withdrawals: one.withdrawals.toString(),
    pointsConverted: one.pointsConverted.toString(),
    stakes: one.stakes.toString(),
    refunds: one.refunds.toString(),
    wins: one.wins.toString(),
    net: netOf(one).toString(),
  };
}

export const winLoseRoutes = [winLose] as const;
