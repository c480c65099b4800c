import { koreaDay, koreaDayRange } from '@noriter/kit/korea-time';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { presentFrom } from '../domain/old-bets.ts';
import { scoreShape } from '../domain/sport/market.ts';
import { errors } from '../errors.ts';
import { readLegScores } from '../queries/leg-scores.ts';
import { betsOfRound, listBets } from '../queries/list-bets.ts';
import { readSlip, type SlipView } from '../queries/read-slip.ts';
import { betRowOf, betShape, roundName, slipRowOf, slipShape } from './bet-rows.ts';
import { fixtureViewShape } from './sport-rows.ts';

/** Before every bet. */
const FIRST_DAY = '2000-01-01';

const route = defineRoute<BettingDeps>();

/** A client sends an empty text where it means no filter. */
const filterText = z
  .string()
  .max(40)
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const betlist = route({
  path: '/api/bet/betlist',
  summary: "The member's bets, newest first",
  access: 'member',
  body: z.object({
    ...pageQuery,
    groupKey: filterText.describe('mini, sport'),
    vendorCode: filterText.describe('The mini game, such as powerball; the sport, or mixed'),
    startDate: pageQuery.startDate.describe(
      'First day in Korea; without both it is today, or every day of the old bets',
    ),
    oldYn: z
      .enum(['Y', 'N'])
      .default('N')
      .describe('Y: bets that are over, of days before presentFrom; N: all others'),
  }),
  data: listOf(betShape).extend({
    presentFrom: z.iso.date().describe('The first day in Korea whose bets are all present'),
  }),
  async handle(deps, { body, caller: { siteId, memberId } }) {
    const { page, groupKey: product, vendorCode: gameId, startDate, endDate, oldYn } = body;
    const isOld = oldYn === 'Y';
    const firstDay = startDate ?? (isOld && endDate === undefined ? FIRST_DAY : undefined);
    const days = koreaDayRange(firstDay, endDate, deps.clock);
    const filter = { siteId, memberId, isOld, product, gameId, ...days };
    const { rows, total } = await listBets(deps, filter, page);
    return {
      list: rows.map(betRowOf),
      pageInfo: pageInfo(page, total),
      presentFrom: koreaDay(presentFrom(deps.clock.now())),
    };
  },
});

const detail = route({
  path: '/api/bet/detail',
  summary: "One of the member's slips, with its round or its legs",
  access: 'member',
  body: z.object({ slipId: z.uuid() }),
  data: slipShape.extend({
    roundState: z.enum(['open', 'drawn', 'excluded']).nullable().describe('null of sports'),
    drawsAt: z.iso.datetime().describe('The draw; of sports the first start of its legs'),
    problems: z.unknown().describe('Of a refusal at the second look: its legs; null without'),
    scores: z
      .array(
        fixtureViewShape
          .pick({ fixtureId: true, state: true })
          .extend({ total: scoreShape.nullable().describe('null while there is no score') }),
      )
      .describe('Where the matches of its legs stand'),
  }),
  refuses: ['B1025'],
  async handle(deps, { body: { slipId }, caller: { siteId, memberId } }) {
    const slip = await readSlip(deps, { siteId, memberId, slipId });
    if (slip === null) throw refuse(errors, 'B1025');
    const { round, problems } = slip;
    const roundState = round && z.enum(['open', 'drawn', 'excluded']).parse(round.state);
    const drawsAt = round?.drawsAt ?? firstStart(slip);
    const stands = await readLegScores(deps.pool, slip);
    const scores = stands.map(({ fixtureId, state, scoreboard }) => {
      return { fixtureId, state, total: scoreboard?.total ?? null };
    });
    return { ...slipRowOf(slip), roundState, drawsAt: drawsAt.toISOString(), problems, scores };
  },
});

function firstStart({ bets, placedAt }: SlipView): Date {
  const starts = bets.flatMap(({ legs }) => legs.map(({ startsAt }) => startsAt.getTime()));
  return starts.length === 0 ? placedAt : new Date(Math.min(...starts));
}

const ofRound = route({
  path: '/api/bet/round',
  summary: "The member's bets on one round",
  access: 'member',
  body: z.object(roundName),
  data: z.object({ list: z.array(betShape) }),
  async handle(deps, { body, caller: { siteId, memberId } }) {
    const rows = await betsOfRound(deps, { siteId, memberId, ...body });
    return { list: rows.map(betRowOf) };
  },
});

export const betListRoutes = [betlist, detail, ofRound] as const;
