import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { signedWonText, wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { BettingDeps } from '../deps.ts';
import { errors } from '../errors.ts';
import { storedDraw } from '../queries/mini-rounds.ts';
import {
  type OfficeRound,
  officeRoundOf,
  officeRounds,
  roundStates,
  selectionsOf,
} from '../queries/office-rounds.ts';
import { type OpenRound, openRounds } from '../queries/open-exposure.ts';

const route = defineRoute<BettingDeps>();

const roundName = {
  roundId: z.string(),
  gameId: z.string(),
  gameDay: z.iso.date(),
  number: z.int(),
  closesAt: z.iso.datetime(),
  drawsAt: z.iso.datetime(),
};

const standing = {
  marketId: z.string(),
  selectionId: z.string(),
  bets: z.int(),
  stake: wonText,
  returned: wonText.describe('What it costs when it wins, stakes included'),
};

const openRound = z.object({
  ...roundName,
  stake: wonText.describe('Open stakes on the round'),
  selections: z.array(
    z.object({
      ...standing,
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
  data: listOf(openRound),
  async handle({ pool }, { body, caller: { siteId } }) {
    const { page, rows, gameId = null } = body;
    const { rounds, total } = await openRounds(pool, { siteId, gameId }, pageSlice(page, rows));
    return { list: rounds.map(openRoundOf), pageInfo: pageInfo(page, total, rows) };
  },
});

function openRoundOf({ exposures, ...round }: OpenRound): z.input<typeof openRound> {
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

const dayRound = z.object({
  ...roundName,
  state: z
    .enum(roundStates)
    .describe('closed: waits for its draw; drawn: bets of it are not settled yet'),
  bets: z.int().describe('Refused ones are none'),
  members: z.int(),
  stake: wonText,
  returned: wonText.describe('What its bets were paid and given back so far'),
});

const roundsOfDay = route({
  path: '/api/admin/betting/rounds/day',
  summary: 'The rounds of a game day, the latest first, with what they took and paid',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    ...rowsQuery,
    gameDay: koreaDayText.optional().describe('Today in Korea when it is absent'),
    gameId: z.string().max(40).optional(),
    number: z.int().min(1).max(10_000).optional(),
    state: z.enum(roundStates).optional(),
  }),
  data: listOf(dayRound),
  async handle({ pool, clock }, { body, caller: { siteId } }) {
    const { page, rows, gameDay = koreaDay(clock.now()) } = body;
    const { gameId = null, number = null, state = null } = body;
    const wanted = { siteId, gameId, gameDay, number, state };
    const { rounds, total } = await officeRounds(pool, wanted, pageSlice(page, rows));
    return { list: rounds.map(dayRoundOf), pageInfo: pageInfo(page, total, rows) };
  },
});

function dayRoundOf(round: OfficeRound): z.input<typeof dayRound> {
  const { roundId, gameId, gameDay, number, state, bets, members } = round;
  return {
    roundId,
    gameId,
    gameDay,
    number,
    closesAt: round.closesAt.toISOString(),
    drawsAt: round.drawsAt.toISOString(),
    state,
    bets,
    members,
    stake: round.stake.toString(),
    returned: round.returned.toString(),
  };
}

const roundDetail = dayRound.extend({
  opensAt: z.iso.datetime(),
  announcedAt: z.iso.datetime().describe('When the hash of its seed became known'),
  settledAt: z.iso.datetime().nullable().describe('When it was drawn or excluded'),
  seedHash: z.string(),
  seed: z.string().nullable().describe('Null until it is drawn'),
  balls: storedDraw.shape.balls,
  facts: storedDraw.shape.facts,
  reason: z.string().nullable().describe('Why it was excluded'),
  selections: z.array(
    z.object({ ...standing, paid: wonText.describe('What came back of it so far') }),
  ),
});

const detail = route({
  path: '/api/admin/betting/rounds/detail',
  summary: 'One round: its seed, its result, what was staked on each selection and what it paid',
  access: { permission: 'betting.read' },
  audits: false,
  body: z.object({ roundId: z.uuid() }),
  data: roundDetail,
  refuses: ['B1011'],
  async handle({ pool }, { body: { roundId }, caller: { siteId } }) {
    const round = await officeRoundOf(pool, { siteId, roundId });
    if (round === null) throw refuse(errors, 'B1011');
    const selections = await selectionsOf(pool, { siteId, roundId });
    return {
      ...dayRoundOf(round),
      opensAt: round.opensAt.toISOString(),
      announcedAt: round.announcedAt.toISOString(),
      settledAt: round.settledAt?.toISOString() ?? null,
      seedHash: round.seedHash,
      seed: round.seed,
      balls: round.result?.balls ?? [],
      facts: round.result?.facts ?? {},
      reason: round.reason,
      selections: selections.map((one) => ({
        ...one,
        stake: one.stake.toString(),
        returned: one.returned.toString(),
        paid: one.paid.toString(),
      })),
    };
  },
});

export const adminRoundRoutes = [roundsList, roundsOfDay, detail] as const;
