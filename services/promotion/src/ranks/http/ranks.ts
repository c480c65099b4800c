import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { playProducts } from '../../plays/domain/products.ts';
import { giftKinds } from '../../promotions/domain/reward.ts';
import { ownRank } from '../actions/own-rank.ts';
import { listChanges } from '../store/changes.ts';

const route = defineRoute<PromotionBase>();

const benefit = z.object({
  kind: z.enum(['payback', 'once', 'month', 'promotion']),
  title: z.string().describe('Of the promotion that gives it'),
  percent: z.int().nullable().describe('Of a payback'),
  reward: z.enum(giftKinds).nullable(),
  amount: wonText.nullable(),
});

const rankShape = z.object({
  rank: z.int().describe('1 is the lowest'),
  name: z.string(),
  turnover: wonText.describe('What has to be staked in the window'),
  benefits: z.array(benefit),
});

nameSchemas({ OwnRankStep: rankShape });

const own = route({
  path: '/api/promotion/rank/own',
  summary: 'The member’s rank, how far the next one is, and what each rank gives',
  access: 'member',
  body: z.object({}),
  data: z.object({
    rank: z.int().describe('0 for none'),
    since: z.string().nullable().describe('The Korean day it was reached'),
    keptUntil: z.string().nullable().describe('The last Korean day it is kept, whatever is staked'),
    turnover: wonText.describe('What was staked in the window so far, this day with it'),
    windowDays: z.int(),
    keptDays: z.int(),
    products: z.array(z.enum(playProducts)).describe('None named is all of them'),
    oddsMinimum: z.int(),
    list: z.array(rankShape).describe('The lowest first; none: the site has no ranks'),
  }),
  async handle(deps, { caller, language }) {
    const { ladder, held, turnover, benefits } = await ownRank(deps, caller);
    const { steps, windowDays, keptDays, products, oddsMinimum } = ladder;
    const isHeld = held !== null && held.rank > 0;
    return {
      rank: Math.min(held?.rank ?? 0, steps.length),
      since: isHeld ? held.since : null,
      keptUntil: isHeld ? held.keptUntil : null,
      turnover: turnover.toString(),
      windowDays,
      keptDays,
      products,
      oddsMinimum,
      list: steps.map((step, at) => ({
        rank: at + 1,
        name: step.texts[language],
        turnover: step.turnover.toString(),
        benefits: benefits
          .filter(({ rank }) => rank === at + 1)
          .map(({ kind, title, percent, reward }) => ({
            kind,
            title: title[language],
            percent,
            reward: reward?.kind ?? null,
            amount: reward?.amount.toString() ?? null,
          })),
      })),
    };
  },
});

const ownChange = z.object({
  day: z.string().describe('The Korean day that was closed'),
  fromRank: z.int().describe('0 for none'),
  toRank: z.int().describe('0 for none'),
  turnover: wonText,
});

nameSchemas({ OwnRankChange: ownChange });

const history = route({
  path: '/api/promotion/rank/history',
  summary: 'When the member rose or fell, the newest first',
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(ownChange),
  async handle({ pool }, { body: { page }, caller: { siteId, memberId } }) {
    const { rows, total } = await listChanges(pool, { siteId, memberId, ...pageSlice(page) });
    return {
      list: rows.map(({ day, fromRank, toRank, turnover }) => ({
        day,
        fromRank,
        toRank,
        turnover: turnover.toString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

export const rankRoutes = [own, history] as const;
