import type { Clock } from '@noriter/kit/clock';
import { koreaDayRange, koreaDayText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { type BetSearch, type FoundBet, searchBets } from '../queries/search-bets.ts';
import { betRowOf, betShape, betStates } from './bet-rows.ts';

const route = defineRoute<BettingDeps>();

/** More than this is no list for a person any more, and too much to let go at once. */
const EXPORT_ROWS_MAX = 5_000;

/** Whose bet it is, as operators name members. */
export const bettorShape = {
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
};

const adminBet = betShape.extend({
  ...bettorShape,
  roundId: z.string().nullable().describe('null of sports'),
});

const { page, startDate, endDate } = pageQuery;

const filter = z.object({
  startDate,
  endDate,
  search: z.string().trim().max(40).default('').describe('Part of a login id or nickname'),
  bet: z.uuid().optional().describe("A bet's whole id, or its slip's, of whatever day"),
  memberId: z.uuid().optional(),
  gameId: z.string().max(40).optional(),
  gameDay: koreaDayText.optional(),
  number: z.int().min(1).max(10_000).optional().describe('Of the round; with its day of any days'),
  state: z.enum(betStates).optional(),
});

const betsList = route({
  path: '/api/admin/betting/bets/list',
  summary: "The site's bets, newest first",
  access: { permission: 'betting.read' },
  audits: false,
  body: filter.extend({ page, ...rowsQuery }),
  data: listOf(adminBet).extend({
    stake: wonText.describe('Of all that were found, refused ones left out'),
    returned: wonText.describe('Of all that were found'),
  }),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const slice = pageSlice(body.page, body.rows);
    const { rows, total, ...sums } = await searchBets(pool, searchOf(clock, siteId, body), slice);
    return {
      list: rows.map(adminBetOf),
      pageInfo: pageInfo(body.page, total, body.rows),
      stake: sums.stake.toString(),
      returned: sums.returned.toString(),
    };
  },
});

const takeAway = route({
  path: '/api/admin/betting/bets/export',
  summary: 'All bets a filter finds, up to 5,000; who took them is kept in the audit',
  access: { permission: 'data.export' },
  audits: true,
  rateLimit: { max: 10, windowMs: 60_000 },
  body: filter,
  data: z.object({ list: z.array(adminBet), total: z.int() }),
  async handle({ pool, clock }, { body, caller: { siteId }, audit }) {
    const slice = { limit: EXPORT_ROWS_MAX, offset: 0 };
    const { rows, total } = await searchBets(pool, searchOf(clock, siteId, body), slice);
    await withTransaction(pool, (tx) =>
      audit(tx, {
        action: 'bet.export',
        subject: `site:${siteId}`,
        before: null,
        after: { ...body, rows: rows.length },
      }),
    );
    return { list: rows.map(adminBetOf), total };
  },
});

/** A bet or a round is looked for whatever day it was placed on, unless days are named. */
function searchOf(clock: Clock, siteId: string, body: z.output<typeof filter>): BetSearch {
  const { bet = null, memberId = null, gameId = null, gameDay = null, search } = body;
  const { number = null, state = null } = body;
  const isNamed = bet !== null || (gameDay !== null && number !== null);
  const hasDays = body.startDate !== undefined || body.endDate !== undefined;
  const days =
    isNamed && !hasDays
      ? { from: null, until: null }
      : koreaDayRange(body.startDate, body.endDate, clock);
  return { siteId, memberId, search, gameId, gameDay, number, state, bet, ...days };
}

function adminBetOf(bet: FoundBet): z.input<typeof adminBet> {
  const { memberId, memId, memNick, roundId } = bet;
  return { ...betRowOf(bet), memberId, memId, memNick, roundId };
}

export const adminBetRoutes = [betsList, takeAway] as const;
