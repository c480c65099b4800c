import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { listChanges } from '../store/changes.ts';
import { membersByRank } from '../store/ranks.ts';
import { lastClosedDay } from '../store/runs.ts';

const route = defineRoute<PromotionBase>();
const access = { permission: 'promotion.read' } as const;

const change = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  day: z.string().describe('The Korean day that was closed'),
  fromRank: z.int().describe('0 for none'),
  toRank: z.int().describe('0 for none'),
  turnover: wonText.describe('What was staked in the window'),
});

nameSchemas({ RankChange: change });

const standing = route({
  path: '/api/admin/promotion/rank/standing',
  summary: 'How many members hold each rank, and up to which day',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({
    closedDay: z.string().nullable().describe('Null where no day was closed yet'),
    list: z.array(z.object({ rank: z.int(), members: z.int() })),
  }),
  async handle({ pool }, { caller: { siteId } }) {
    const [members, closedDay] = await Promise.all([
      membersByRank(pool, siteId),
      lastClosedDay(pool, siteId),
    ]);
    const list = [...members].map(([rank, count]) => ({ rank, members: count }));
    return { closedDay, list: list.toSorted((a, b) => a.rank - b.rank) };
  },
});

const changes = route({
  path: '/api/admin/promotion/rank/changes',
  summary: 'Members who rose or fell, the newest first',
  access,
  audits: false,
  body: z.object({ ...pageOnlyQuery, memberId: idText.optional() }),
  data: listOf(change),
  async handle({ pool }, { body: { page, memberId }, caller: { siteId } }) {
    const of = memberId === undefined ? {} : { memberId };
    const { rows, total } = await listChanges(pool, { siteId, ...of, ...pageSlice(page) });
    return {
      list: rows.map(({ turnover, ...row }) => ({ ...row, turnover: turnover.toString() })),
      pageInfo: pageInfo(page, total),
    };
  },
});

export const adminRankRoutes = [standing, changes] as const;
