import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { isPlainBlock } from '@noriter/rules/text/plain-text';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { reviewGrant } from '../actions/review-grant.ts';
import { giftKinds } from '../domain/reward.ts';
import { grantStates, listGrants } from '../store/grants.ts';
import { countHeld } from '../store/held-grants.ts';
import { readPromotion } from '../store/promotions.ts';
import { REASON_LENGTH_MAX } from './shapes.ts';

const route = defineRoute<PromotionBase>();
const access = { permission: 'promotion.read' } as const;

const grants = route({
  path: '/api/admin/promotion/grants',
  summary: 'What a promotion gave, the newest first',
  access,
  audits: false,
  body: z.object({
    ...pageOnlyQuery,
    promotionId: idText,
    state: z.enum(grantStates).optional().describe('Without it all of them'),
  }),
  data: listOf(
    z.object({
      grantId: z.string(),
      memberId: z.string(),
      loginId: z.string(),
      nickname: z.string(),
      version: z.int(),
      cause: z.string(),
      reward: z.enum(giftKinds),
      amount: wonText,
      turnoverRequired: wonText,
      state: z.enum(grantStates),
      refusal: z.string(),
      sharedWith: z
        .array(z.string())
        .describe('Of a held one: login ids of others who logged in with its device'),
      askedAt: z.iso.datetime(),
    }),
  ),
  refuses: ['PR001'],
  async handle({ pool }, { body: { page, promotionId, state = null }, caller: { siteId } }) {
    if ((await readPromotion(pool, { siteId, promotionId })) === null)
      throw refuse(errors, 'PR001');
    const { rows, total } = await listGrants(pool, { promotionId, state, ...pageSlice(page) });
    return {
      list: rows.map(({ amount, turnoverRequired, askedAt, ...row }) => ({
        ...row,
        amount: amount.toString(),
        turnoverRequired: turnoverRequired.toString(),
        askedAt: askedAt.toISOString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

const counts = route({
  path: '/api/admin/promotion/counts',
  summary: 'How many grants of the site wait for an operator’s look',
  access,
  audits: false,
  body: z.object({}),
  data: z.object({ held: z.int() }),
  handle: async ({ pool }, { caller: { siteId } }) => ({ held: await countHeld(pool, siteId) }),
});

const review = route({
  path: '/api/admin/promotion/grants/review',
  summary: 'Lets a held grant through to its member, or refuses it',
  access: { permission: 'promotion.manage' },
  audits: true,
  approves: ({ move }) => move === 'approve',
  idempotent: true,
  body: z.object({
    grantId: idText,
    move: z.enum(['approve', 'refuse']),
    reason: z
      .string()
      .trim()
      .max(REASON_LENGTH_MAX)
      .refine(isPlainBlock, 'Has control characters.')
      .default(''),
  }),
  data: z.object({}),
  refuses: ['PR002', 'PR013', 'PR014', 'C999'],
  async handle(deps, { body, caller, audit }) {
    await reviewGrant(deps, { ...caller, audit }, body);
    return {};
  },
});

export const adminGrantRoutes = [grants, counts, review] as const;
