import { idText } from '@noriter/kit/id-text';
import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice, rowsQuery } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import { errors } from '../../errors.ts';
import type { MiniDeps } from '../deps.ts';
import { backOfficeRoundOf, backOfficeRounds, roundStates } from '../store/back-office-rounds.ts';
import { openRounds } from '../store/round-exposure.ts';
import { selectionsOf } from '../store/round-selections.ts';
import { storedDraw } from '../store/rounds.ts';
import { dayRound, dayRoundOf, openRound, openRoundOf, standing } from './round-views.ts';

const route = defineRoute<MiniDeps>();

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
    const { rounds, total } = await backOfficeRounds(pool, wanted, pageSlice(page, rows));
    return { list: rounds.map(dayRoundOf), pageInfo: pageInfo(page, total, rows) };
  },
});

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
  body: z.object({ roundId: idText }),
  data: roundDetail,
  refuses: ['B1011'],
  async handle({ pool }, { body: { roundId }, caller: { siteId } }) {
    const round = await backOfficeRoundOf(pool, { siteId, roundId });
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
