import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { listRuns } from '../store/runs.ts';

const runShape = z.object({
  firstDay: z.string(),
  lastDay: z.string(),
  version: z.int().describe('The version of the promotion that decided it'),
  closedAt: z.iso.datetime().nullable().describe('Null while members are still gone through'),
  members: z.int().describe('Who were given something'),
  lost: wonText.describe('What these lost on balance'),
  amount: wonText.describe('What came back'),
  refused: z
    .int()
    .describe('Who would have been, and may not be given anything, or not yet, in a time-out'),
});

nameSchemas({ PaybackRun: runShape });

const runs = defineRoute<PromotionBase>()({
  path: '/api/admin/promotion/payback/runs',
  summary: 'What each day or week of a payback came to, the newest first',
  access: { permission: 'promotion.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery, promotionId: idText }),
  data: listOf(runShape),
  refuses: ['PR001'],
  async handle({ pool }, { body: { page, promotionId }, caller: { siteId } }) {
    if ((await readPromotion(pool, { siteId, promotionId })) === null)
      throw refuse(errors, 'PR001');
    const { rows, total } = await listRuns(pool, { promotionId, ...pageSlice(page) });
    return {
      list: rows.map(({ closedAt, lost, amount, ...row }) => ({
        ...row,
        closedAt: closedAt?.toISOString() ?? null,
        lost: lost.toString(),
        amount: amount.toString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

export const adminRunRoutes = [runs] as const;
