import { wonText } from '@noriter/kit/money';
import { Refusal } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import type { Receiver } from '../../members/store/members.ts';
import { checkEntitled } from '../../promotions/actions/steps/entitled.ts';
import { capsOf } from '../../promotions/domain/caps.ts';
import { occasions } from '../../promotions/domain/definition.ts';
import { hasRoom } from '../../promotions/store/caps.ts';
import { type Promotion, runningPromotions } from '../../promotions/store/promotions.ts';
import { ownBonuses, shownStates } from '../store/bonuses.ts';

const offerShape = z.object({
  promotionId: z.string(),
  title: z.string(),
  note: z.string(),
  occasion: z.enum(occasions),
  percent: z.int(),
  amountMax: wonText,
  depositMin: wonText,
  turnover: z
    .object({
      percent: z.int(),
      of: z.enum(['bonus', 'deposit-and-bonus']),
      products: z.record(z.string(), z.int()),
      oddsMinimum: z.int(),
    })
    .nullable(),
});

nameSchemas({ DepositOffer: offerShape });

const offers = defineRoute<PromotionBase>()({
  path: '/api/promotion/deposit/offers',
  summary:
    "Bonuses that the member may choose with a deposit; its occasion is the wallet's to know",
  access: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(offerShape) }),
  async handle(deps, { caller, language }) {
    const { siteId } = caller;
    const now = deps.clock.now();
    const all = await runningPromotions(deps.pool, { siteId, now, trigger: 'deposit' });
    const open = await Promise.all(all.map((one) => isOpenTo(deps, one, caller, now)));
    return {
      list: all.flatMap((promotion, index) => {
        const { title, note, rules } = promotion.definition;
        if (open[index] !== true || rules.trigger !== 'deposit') return [];
        const { occasion, percent, amountMax, depositMin, turnover } = rules;
        return [
          {
            promotionId: promotion.promotionId,
            title: title[language],
            note: note[language],
            occasion,
            percent,
            amountMax: amountMax.toString(),
            depositMin: depositMin.toString(),
            turnover,
          },
        ];
      }),
    };
  },
});

async function isOpenTo(
  { pool }: Pick<PromotionBase, 'pool'>,
  promotion: Promotion,
  member: Receiver,
  now: Date,
): Promise<boolean> {
  try {
    await checkEntitled(pool, promotion, member, { now, locks: false });
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
  if (promotion.committed >= promotion.budget) return false;
  const caps = capsOf(promotion.definition.caps, { ...member, address: '' }, now);
  return hasRoom(pool, promotion.promotionId, caps);
}

const chosen = defineRoute<PromotionBase>()({
  path: '/api/promotion/deposit/chosen',
  summary: 'What became of the last bonuses that the member chose',
  access: 'member',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        requestId: z.string(),
        title: z.string(),
        deposit: wonText,
        amount: wonText,
        state: z.enum(shownStates).describe('held: an operator looks at it first'),
        reason: z.string().describe('Why it was declined; else empty'),
        askedAt: z.iso.datetime(),
      }),
    ),
  }),
  async handle({ pool }, { caller: { memberId }, language }) {
    const rows = await ownBonuses(pool, memberId);
    return {
      list: rows.map(({ title, deposit, amount, refusal, askedAt, ...row }) => ({
        ...row,
        title: title?.[language] ?? '',
        deposit: deposit.toString(),
        amount: amount.toString(),
        reason: Object.hasOwn(errors, refusal)
          ? errors[refusal as keyof typeof errors][language]
          : '',
        askedAt: askedAt.toISOString(),
      })),
    };
  },
});

export const offerRoutes = [offers, chosen] as const;
