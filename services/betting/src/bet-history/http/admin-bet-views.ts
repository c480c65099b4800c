import type { Clock } from '@noriter/kit/clock';
import { idText } from '@noriter/kit/id-text';
import { koreaDayRange, koreaDayText } from '@noriter/kit/korea-time';
import { pageQuery } from '@noriter/kit/paging';
import { nameSchemas } from '@noriter/kit/schema-names';
import { sports } from '@noriter/rules/sports';
import { z } from 'zod';
import { betRowOf } from '../../placement/http/bet-rows.ts';
import { betShape, betStates } from '../../placement/http/bet-shapes.ts';
import { figureProducts, sportsOf } from '../domain/figures.ts';
import type { FoundBet } from '../store/found-bets.ts';
import type { BetSearch } from '../store/search-bets.ts';

/** Whose bet it is, as operators name members. */
export const bettorShape = {
  memberId: z.string(),
  memId: z.string(),
  memNick: z.string(),
};

export const adminBet = betShape.extend({
  ...bettorShape,
  roundId: z.string().nullable().describe('null of sports'),
  refusal: z.string().nullable().describe('The result code its slip was refused with'),
  problems: z.unknown().describe('Of a refusal at revalidation: its legs; null without'),
});

export const { page, startDate, endDate } = pageQuery;

export const filter = z.object({
  startDate,
  endDate,
  search: z.string().trim().max(40).default('').describe('Part of a login id or nickname'),
  bet: idText.optional().describe("A bet's whole id, or its slip's, of whatever day"),
  memberId: idText.optional(),
  gameId: z.string().max(40).optional().describe('The mini game; of sports the sport, or mixed'),
  product: z
    .enum(figureProducts)
    .optional()
    .describe('Sports apart from e-sports and virtual ones'),
  sport: z.enum(sports).optional().describe('Alone or among others of a combination'),
  fixtureId: z.string().max(80).optional(),
  idPrefix: z
    .string()
    .regex(/^[0-9a-f]{8}-[0-9a-f]{2}$/)
    .optional()
    .describe(
      "How a bet's id or its slip's begins, of whatever day: what its short number stands for",
    ),
  gameDay: koreaDayText.optional(),
  number: z.int().min(1).max(10_000).optional().describe('Of the round; with its day of any days'),
  state: z.enum(betStates).optional(),
});

nameSchemas({ AdminBetView: adminBet, AdminBetFilter: filter });

/** A bet or a round is looked for whatever day it was placed on, unless days are named. */
export function searchOf(clock: Clock, siteId: string, body: z.output<typeof filter>): BetSearch {
  const { bet = null, memberId = null, gameId = null, gameDay = null, search } = body;
  const { number = null, state = null, fixtureId = null, idPrefix = null, product } = body;
  const isNamed = bet !== null || idPrefix !== null || (gameDay !== null && number !== null);
  const hasDays = body.startDate !== undefined || body.endDate !== undefined;
  const days =
    isNamed && !hasDays
      ? { from: null, until: null }
      : koreaDayRange(body.startDate, body.endDate, clock);
  const named = { memberId, gameId, gameDay, number, state, bet, fixtureId, idPrefix };
  const stored = product === 'mini' ? 'mini' : product && 'sport';
  return { siteId, search, ...named, product: stored ?? null, sports: sportsIn(body), ...days };
}

/** One sport, or all of a product; null where neither narrows the list. */
function sportsIn({ sport, product }: z.output<typeof filter>): readonly string[] | null {
  if (sport !== undefined) return [sport];
  return product === undefined || product === 'mini' ? null : sportsOf(product);
}

export function adminBetOf(bet: FoundBet): z.input<typeof adminBet> {
  const { memberId, memId, memNick, roundId, refusal, problems } = bet;
  return { ...betRowOf(bet), memberId, memId, memNick, roundId, refusal, problems };
}
