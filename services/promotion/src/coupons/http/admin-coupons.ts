import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { withTransaction } from '@noriter/kit/postgres';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { isVisibleName } from '@noriter/rules/text/names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { giftKinds } from '../../promotions/domain/reward.ts';
import { changeReason } from '../../promotions/http/shapes.ts';
import { issueCoupons } from '../actions/issue-coupons.ts';
import { revokeBatch } from '../actions/revoke-coupons.ts';
import { batchKinds } from '../domain/coupon.ts';
import { type Batch, codesAfter, findBatch, listBatches } from '../store/batches.ts';

const route = defineRoute<PromotionBase>();
const read = { permission: 'promotion.read' } as const;
const manage = { permission: 'promotion.manage' } as const;

const COUPONS_MAX = 100_000;
const RECEIVERS_MAX = 500;
const CODES_PER_CALL = 10_000;
const LOGIN_LENGTH_MAX = 20;

const batch = z.object({
  batchId: z.string(),
  promotionId: z.string(),
  kind: z.enum(batchKinds),
  name: z.string(),
  reward: z.enum(giftKinds),
  amount: wonText,
  isGiftable: z.boolean(),
  coupons: z.int(),
  usesMax: z.int().describe('Of each coupon'),
  used: z.int().describe('Uses so far, over all of them'),
  revoked: z.int(),
  expiresAt: z.iso.datetime().nullable(),
  issuedAt: z.iso.datetime(),
  issuedByName: z.string(),
});

nameSchemas({ CouponBatch: batch });

const batches = route({
  path: '/api/admin/promotion/coupon/batches',
  summary: 'Coupons as they were issued, of the site or of one promotion, the newest first',
  access: read,
  audits: false,
  body: z.object({ ...pageOnlyQuery, promotionId: idText.optional() }),
  data: listOf(batch),
  async handle({ pool }, { body: { page, promotionId = null }, caller: { siteId } }) {
    const { rows, total } = await listBatches(pool, { siteId, promotionId, ...pageSlice(page) });
    return { list: rows.map(batchOf), pageInfo: pageInfo(page, total) };
  },
});

const codes = route({
  path: '/api/admin/promotion/coupon/codes',
  summary:
    'Codes of a batch in their order, 10,000 at a time, for its file; who took them is kept in the audit',
  access: manage,
  audits: true,
  // Two whole batches of the most codes.
  rateLimit: { max: 22, windowMs: 60_000 },
  body: z.object({ batchId: idText, after: z.int().min(0).max(COUPONS_MAX).default(0) }),
  data: z.object({
    list: z.array(
      z.object({
        couponId: z.string(),
        place: z.int(),
        code: z.string(),
        loginId: z.string().describe('Whose it is; empty while it is nobody’s'),
        uses: z.int(),
        usesMax: z.int(),
        isRevoked: z.boolean(),
      }),
    ),
    isLast: z.boolean(),
  }),
  refuses: ['CP001'],
  async handle({ pool }, { body: { batchId, after }, caller: { siteId }, audit }) {
    const found = await findBatch(pool, siteId, batchId);
    if (found === null) throw refuse(errors, 'CP001');
    const list = await codesAfter(pool, { batchId, after, limit: CODES_PER_CALL });
    await withTransaction(pool, (tx) =>
      audit(tx, {
        action: 'coupon.export',
        subject: `coupon-batch:${batchId}`,
        before: null,
        after: { name: found.name, after, codes: list.length },
      }),
    );
    return { list, isLast: list.length < CODES_PER_CALL };
  },
});

const issue = route({
  path: '/api/admin/promotion/coupon/issue',
  summary: 'Issues coupons: to members, as one-time codes, or as one code for many',
  access: manage,
  audits: true,
  movesMoney: true,
  idempotent: 'required',
  body: z
    .object({
      promotionId: idText,
      kind: z.enum(batchKinds),
      name: z
        .string()
        .trim()
        .min(1)
        .max(60)
        .refine(isVisibleName, 'Has characters that cannot be seen.'),
      memIds: z
        .array(z.string().trim().min(1).max(LOGIN_LENGTH_MAX))
        .max(RECEIVERS_MAX)
        .default([])
        .describe('single: one coupon for each'),
      count: z
        .int()
        .min(1)
        .max(COUPONS_MAX)
        .default(1)
        .describe('batch: codes; open: how many members may use the one code'),
    })
    .refine(({ kind, memIds }) => (kind === 'single') === memIds.length > 0, 'Members of single.'),
  data: z.object({ batch }),
  refuses: ['PR001', 'PR004', 'PR006', 'CP007', 'C999'],
  async handle(deps, { body: { memIds: loginIds, ...wish }, caller, audit, effectId: batchId }) {
    const by = { ...caller, audit };
    return { batch: batchOf(await issueCoupons(deps, by, { ...wish, loginIds, batchId })) };
  },
});

const revoke = route({
  path: '/api/admin/promotion/coupon/revoke',
  summary: 'Revokes what is not used up of a batch, or one coupon of it',
  access: manage,
  audits: true,
  idempotent: true,
  body: z.object({ batchId: idText, couponId: idText.optional(), reason: changeReason }),
  data: z.object({ coupons: z.int().describe('How many were revoked now') }),
  refuses: ['CP001', 'C999'],
  async handle(deps, { body: { couponId = null, ...wish }, caller, audit }) {
    return { coupons: await revokeBatch(deps, { ...caller, audit }, { ...wish, couponId }) };
  },
});

function batchOf({ amount, expiresAt, issuedAt, ...row }: Batch): z.input<typeof batch> {
  return {
    ...row,
    amount: amount.toString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    issuedAt: issuedAt.toISOString(),
  };
}

export const adminCouponRoutes = [batches, codes, issue, revoke] as const;
