import { idText } from '@noriter/kit/id-text';
import { koreaDayText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { readPromotion } from '../../promotions/store/promotions.ts';
import { releasePayback } from '../actions/release-payback.ts';
import { listParked } from '../store/parked-lines.ts';

const route = defineRoute<PromotionBase>();

const parkedShape = z.object({
  memberId: z.string(),
  loginId: z.string(),
  nickname: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  amount: wonText,
  attempts: z.int().describe('How often it has failed'),
  nextAt: z.iso.datetime().describe('When it is tried again by itself'),
});

nameSchemas({ ParkedPayback: parkedShape });

const parked = route({
  path: '/api/admin/promotion/payback/parked',
  summary: 'Paybacks that could not be given after a time-out, however often it was tried',
  access: { permission: 'promotion.read' },
  audits: false,
  body: z.object({ ...pageOnlyQuery, promotionId: idText }),
  data: listOf(parkedShape),
  refuses: ['PR001'],
  async handle({ pool }, { body: { page, promotionId }, caller: { siteId } }) {
    if ((await readPromotion(pool, { siteId, promotionId })) === null)
      throw refuse(errors, 'PR001');
    const { rows, total } = await listParked(pool, { promotionId, ...pageSlice(page) });
    return {
      list: rows.map(({ amount, nextAt, ...row }) => ({
        ...row,
        amount: amount.toString(),
        nextAt: nextAt.toISOString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

const release = route({
  path: '/api/admin/promotion/payback/release',
  summary: 'Has a parked payback tried again in the next run',
  access: { permission: 'promotion.manage' },
  audits: true,
  idempotent: true,
  body: z.object({ promotionId: idText, firstDay: koreaDayText, memberId: idText }),
  data: z.object({}),
  refuses: ['PR001', 'PR014', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await releasePayback(deps, { ...caller, audit }, body);
    return {};
  },
});

export const adminParkedRoutes = [parked, release] as const;
