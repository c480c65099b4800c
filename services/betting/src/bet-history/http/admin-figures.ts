import { koreaDay, koreaDayStart } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { exposedMarkets } from '../../sportsbook/store/exposed-markets.ts';
import type { BetHistoryDeps } from '../deps.ts';
import {
  figureDays,
  largestBets,
  liveFixtures,
  miniLiability,
  reckonedAt,
} from '../store/read-figures.ts';
import { betsOfIds } from '../store/search-bets.ts';
import { adminBet, adminBetOf } from './admin-bet-views.ts';
import { dayOf, figureDay, liveFixture, liveOf, positive } from './figure-views.ts';

const DAY_MS = 86_400_000;

const ROWS_SHOWN = 5;

const figures = defineRoute<BetHistoryDeps>()({
  path: '/api/admin/betting/figures',
  summary: 'What the site took, paid and may have to pay: of days, and now',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ days: z.int().min(1).max(31).default(7) }),
  data: z.object({
    days: z.array(figureDay).describe('By day and product, those without any left out'),
    today: z.iso.date(),
    reckonedAt: z.iso.datetime().nullable().describe('How new the days are; null before any'),
    liability: z.object({
      sport: wonText.describe('The most all markets with open bets can cost, each by itself'),
      mini: wonText.describe('What all open bets on rounds return when they win, less stakes'),
    }),
    live: z.object({ total: z.int(), list: z.array(liveFixture) }),
    largest: z.array(adminBet).describe('The highest stakes of today'),
  }),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const today = koreaDay(clock.now());
    const start = koreaDayStart(today);
    const from = new Date(start.getTime() - (body.days - 1) * DAY_MS);
    const everything = { siteId, sport: null, fixtureId: null, marketKey: null };
    const [days, at, markets, mini, live, ids] = await Promise.all([
      figureDays(pool, { siteId, from }),
      reckonedAt(pool),
      exposedMarkets(pool, everything),
      miniLiability(pool, siteId),
      liveFixtures(pool, { siteId, limit: ROWS_SHOWN }),
      largestBets(pool, { siteId, from: start, limit: ROWS_SHOWN }),
    ]);
    const sport = markets.reduce((sum, { liability }) => sum + positive(liability), 0n);
    return {
      days: days.map(dayOf),
      today,
      reckonedAt: at?.toISOString() ?? null,
      liability: { sport: sport.toString(), mini: positive(mini).toString() },
      live: { total: live.total, list: live.list.map(liveOf) },
      largest: (await betsOfIds(pool, siteId, ids)).map(adminBetOf),
    };
  },
});

export const adminFigureRoutes = [figures] as const;
