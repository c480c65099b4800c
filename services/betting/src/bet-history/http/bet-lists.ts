import { idText } from '@noriter/kit/id-text';
import { koreaDay, koreaDayRange } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import { betRowOf, slipRowOf } from '../../placement/http/bet-rows.ts';
import { betShape, roundName, slipShape } from '../../placement/http/bet-shapes.ts';
import { readSlip, type SlipView } from '../../placement/store/read-slip.ts';
import { fixtureViewShape } from '../../sportsbook/http/fixture-rows.ts';
import { scoreShape } from '../../vocabulary/market.ts';
import type { BetHistoryDeps } from '../deps.ts';
import { LIST_PLACE, listPlaceOf, listPlaceText } from '../domain/list-place.ts';
import { presentFrom } from '../domain/old-bets.ts';
import { readLegScores } from '../store/leg-scores.ts';
import { betsOfRound, listBets, placeOf } from '../store/list-bets.ts';
import { listedRowOf, listedShape } from './listed-rows.ts';

/** Before every bet. */
const FIRST_DAY = '2000-01-01';

const route = defineRoute<BetHistoryDeps>();

/** A client sends an empty text where it means no filter. */
const filterText = z
  .string()
  .max(40)
  .optional()
  .transform((text) => (text === '' ? undefined : text));

const betlist = route({
  path: '/api/bet/betlist',
  summary: "The member's bets and rounds of games, newest first",
  access: 'member',
  body: z.object({
    ...pageQuery,
    groupKey: filterText.describe(
      'mini, sport, casino, slot, fishing, …; hotel games are in theirs',
    ),
    vendorCode: filterText.describe(
      "The mini game, such as powerball; the sport, or mixed; a game vendor's code",
    ),
    startDate: pageQuery.startDate.describe(
      'First day in Korea; without both it is today, or every day of the old bets',
    ),
    oldYn: z
      .enum(['Y', 'N'])
      .default('N')
      .describe('Y: bets that are over, of days before presentFrom; N: all others'),
    after: z
      .string()
      .regex(LIST_PLACE)
      .optional()
      .describe('`next` of the page before, instead of a page: quick at any depth'),
  }),
  data: listOf(listedShape).extend({
    totals: z.object({
      staked: wonText.describe('Without refused bets'),
      returned: wonText,
      net: signedWonText.describe('returned less staked, open ones included'),
    }),
    presentFrom: z.iso.date().describe('The first day in Korea whose bets are all present'),
    next: z.string().nullable().describe('`after` of the page behind it; null of the last one'),
  }),
  async handle(deps, { body, caller: { siteId, memberId } }) {
    const { page, groupKey, vendorCode, startDate, endDate, oldYn } = body;
    const isOld = oldYn === 'Y';
    const firstDay = startDate ?? (isOld && endDate === undefined ? FIRST_DAY : undefined);
    const days = koreaDayRange(firstDay, endDate, deps.clock);
    const filter = { siteId, memberId, isOld, groupKey, vendorCode, ...days };
    const after = body.after === undefined ? null : listPlaceOf(body.after);
    const { rows, totals, isLast } = await listBets(deps, filter, { page, after });
    const { count, staked, returned } = totals;
    const last = isLast ? undefined : rows.at(-1);
    return {
      list: rows.map(listedRowOf),
      pageInfo: pageInfo(page, count),
      totals: {
        staked: staked.toString(),
        returned: returned.toString(),
        net: (returned - staked).toString(),
      },
      presentFrom: koreaDay(presentFrom(deps.clock.now())),
      next: last === undefined ? null : listPlaceText(placeOf(last)),
    };
  },
});

const detail = route({
  path: '/api/bet/detail',
  summary: "One of the member's slips, with its round or its legs",
  access: 'member',
  body: z.object({ slipId: idText }),
  data: slipShape.extend({
    roundState: z.enum(['open', 'drawn', 'excluded']).nullable().describe('null of sports'),
    drawsAt: z.iso.datetime().describe('The draw; of sports the first start of its legs'),
    problems: z.unknown().describe('Of a refusal at revalidation: its legs; null without'),
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
