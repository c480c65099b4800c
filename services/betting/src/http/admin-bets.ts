import { koreaDayRange, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import {
  listOf,
  pageInfo,
  pageOnlyQuery,
  pageQuery,
  pageSlice,
  rowsQuery,
} from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { type OpenRound, openRounds } from '../queries/open-exposure.ts';
import { searchBets } from '../queries/search-bets.ts';
import { betRowOf, betShape, betStates } from './bet-rows.ts';

const route = defineRoute<BettingDeps>();

const adminBet = betShape.extend({
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
});

const betsList = route({
  path: '/api/admin/betting/bets/list',
  summary: "The site's bets, newest first",
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageQuery,
    ...rowsQuery,
    search: z.string().trim().max(40).default('').describe('Part of a login id or nickname'),
    memberId: z.uuid().optional(),
    gameId: z.string().max(40).optional(),
    gameDay: koreaDayText.optional(),
    number: z.int().min(1).max(10_000).optional().describe('Of the round'),
    state: z.enum(betStates).optional(),
  }),
  data: listOf(adminBet).extend({
    stake: wonText.describe('Of all that were found, refused ones left out'),
    returned: wonText.describe('Of all that were found'),
  }),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const { memberId = null, gameId = null, gameDay = null, number = null, state = null } = body;
    const days = koreaDayRange(body.startDate, body.endDate, clock);
    const { search, page, rows: perPage } = body;
    const wanted = { siteId, memberId, search, gameId, gameDay, number, state, ...days };
    const { rows, total, ...sums } = await searchBets(pool, wanted, pageSlice(page, perPage));
    return {
      list: rows.map((bet) => ({ ...betRowOf(bet), ...nameOf(bet) })),
      pageInfo: pageInfo(page, total, perPage),
      stake: sums.stake.toString(),
      returned: sums.returned.toString(),
    };
  },
});

function nameOf({
  memberId,
  memId,
  memNick,
}: {
  memberId: string;
  memId: string;
  memNick: string;
}) {
  return { memberId, memId, memNick };
}

const roundRow = z.object({
  roundId: z.string(),
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
  stake: wonText.describe('Open stakes on the round'),
  selections: z.array(
    z.object({
      marketId: z.string(),
      selectionId: z.string(),
      bets: z.int(),
      stake: wonText,
      returned: wonText.describe('What it costs when it wins, stakes included'),
      exposure: signedWonText.describe('What the house loses on the market when it wins'),
    }),
  ),
});

const roundsList = route({
  path: '/api/admin/betting/rounds/list',
  summary: 'Rounds that are not drawn yet, with what stands on each selection',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery, ...rowsQuery, gameId: z.string().max(40).optional() }),
  data: listOf(roundRow),
  async handle({ pool }, { body, caller: { siteId } }) {
    const { page, rows, gameId = null } = body;
    const { rounds, total } = await openRounds(pool, { siteId, gameId }, pageSlice(page, rows));
    return { list: rounds.map(roundRowOf), pageInfo: pageInfo(page, total, rows) };
  },
});

function roundRowOf({ exposures, ...round }: OpenRound): z.input<typeof roundRow> {
  const stakeOf = (some: typeof exposures) => some.reduce((sum, { stake }) => sum + stake, 0n);
  return {
    ...round,
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    stake: stakeOf(exposures).toString(),
    selections: exposures.map(({ marketId, selectionId, bets, stake, returned }) => {
      const ofMarket = exposures.filter((other) => other.marketId === marketId);
      return {
        marketId,
        selectionId,
        bets,
        stake: stake.toString(),
        returned: returned.toString(),
        exposure: (returned - stakeOf(ofMarket)).toString(),
      };
    }),
  };
}

export const adminBetRoutes = [betsList, roundsList] as const;
