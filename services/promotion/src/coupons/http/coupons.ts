import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import type { Language } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { freeBetTerms, giftKinds } from '../../promotions/domain/reward.ts';
import { giftCoupon } from '../actions/gift-coupon.ts';
import { useCoupon } from '../actions/use-coupon.ts';
import { couponStates, listGifts, listOwnCoupons, type OwnCoupon } from '../store/own-coupons.ts';

const route = defineRoute<PromotionBase>();

/** Whoever guesses codes is stopped long before chance helps them: there are 31 to the 15th. */
const TRIES = { max: 20, windowMs: 60_000 };

const reward = z.enum(giftKinds);

const coupon = z.object({
  couponId: z.string(),
  code: z.string(),
  title: z.string(),
  reward,
  amount: wonText,
  turnoverPercent: z.int().describe('Of the amount, to be staked before a withdrawal; 0: nothing'),
  freeBet: freeBetTerms.nullable().describe('Of a free bet: where it may be staked, how long'),
  isGiftable: z.boolean(),
  state: z.enum(couponStates),
  receivedAt: z.iso.datetime().nullable(),
  usedAt: z.iso.datetime().nullable(),
  expiresAt: z.iso.datetime().nullable(),
  giftedByName: z.string().describe('Nickname of who gave it; empty where the site did'),
});

nameSchemas({ Coupon: coupon });

const list = route({
  path: '/api/coupon/list',
  summary: "The member's coupons: what can be used first, then the newest",
  access: 'member',
  body: z.object({ ...pageOnlyQuery, state: z.enum(couponStates).optional() }),
  data: listOf(coupon),
  async handle({ pool, clock }, { body: { page, state = null }, caller, language }) {
    const of = { memberId: caller.memberId, now: clock.now(), state, ...pageSlice(page) };
    const { rows, total } = await listOwnCoupons(pool, of);
    return {
      list: rows.map((row) => couponOf(row, language)),
      pageInfo: pageInfo(page, total),
    };
  },
});

function couponOf(own: OwnCoupon, language: Language): z.input<typeof coupon> {
  const { title, amount, turnover, freeBet, receivedAt, usedAt, expiresAt, ...row } = own;
  return {
    ...row,
    title: title[language] ?? '',
    amount: amount.toString(),
    turnoverPercent: turnover?.percent ?? 0,
    freeBet: freeBet && z.encode(freeBetTerms, freeBet),
    receivedAt: receivedAt?.toISOString() ?? null,
    usedAt: usedAt?.toISOString() ?? null,
    expiresAt: expiresAt?.toISOString() ?? null,
  };
}

const use = route({
  path: '/api/coupon/use',
  summary: 'Uses a coupon by its code',
  access: 'member',
  idempotent: true,
  rateLimit: TRIES,
  body: z.object({ code: z.string().min(1).max(60) }),
  data: z.object({
    grantId: z.string(),
    reward,
    amount: wonText,
    turnoverRequired: wonText,
    isHeld: z.boolean().describe('An operator looks at it before it is given'),
  }),
  refuses: ['CP001', 'CP002', 'CP003', 'CP004', 'PR002', 'PR003', 'PR004', 'PR005', 'C999'],
  async handle(deps, { body: { code }, caller }) {
    const grant = await useCoupon(deps, caller, code);
    return {
      grantId: grant.grantId,
      reward: grant.reward,
      amount: grant.amount.toString(),
      turnoverRequired: grant.turnoverRequired.toString(),
      isHeld: grant.state === 'held',
    };
  },
});

const gift = route({
  path: '/api/coupon/gift',
  summary: 'Gives an unused coupon to another member, once',
  access: 'member',
  idempotent: true,
  rateLimit: TRIES,
  body: z.object({ couponId: idText, memId: z.string().trim().min(1).max(20) }),
  data: z.object({ nickname: z.string().describe('Whose it is now') }),
  refuses: ['CP001', 'CP002', 'CP003', 'CP004', 'CP005', 'CP006', 'PR002', 'C999'],
  handle: (deps, { body: { couponId, memId: loginId }, caller }) =>
    giftCoupon(deps, caller, { couponId, loginId }),
});

const gifts = route({
  path: '/api/coupon/gifts',
  summary: 'Coupons the member gave away and was given, the newest first',
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(
    z.object({
      couponId: z.string(),
      title: z.string(),
      reward,
      amount: wonText,
      isSent: z.boolean(),
      nickname: z.string().describe('Of the other member'),
      giftedAt: z.iso.datetime(),
    }),
  ),
  async handle({ pool }, { body: { page }, caller: { memberId }, language }) {
    const { rows, total } = await listGifts(pool, { memberId, ...pageSlice(page) });
    return {
      list: rows.map(({ title, amount, giftedAt, ...row }) => ({
        ...row,
        title: title[language] ?? '',
        amount: amount.toString(),
        giftedAt: giftedAt.toISOString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

export const couponRoutes = [list, use, gift, gifts] as const;
