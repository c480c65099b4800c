import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { memberByLogin } from '../../members/store/members.ts';

const partner = defineRoute<PromotionBase>()({
  path: '/api/admin/promotion/segment/partner',
  summary: 'The partner of a login id, below whom a segment may be',
  access: { permission: 'promotion.manage' },
  audits: false,
  body: z.object({ memId: z.string().trim().min(1).max(20) }),
  data: z.object({ memberId: z.string(), nickname: z.string() }),
  refuses: ['PR016'],
  async handle({ pool }, { body: { memId }, caller: { siteId } }) {
    const found = await memberByLogin(pool, siteId, memId);
    if (found?.isPartner !== true) throw refuse(errors, 'PR016');
    return { memberId: found.memberId, nickname: found.nickname };
  },
});

export const adminSegmentRoutes = [partner] as const;
