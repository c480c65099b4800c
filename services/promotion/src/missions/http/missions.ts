import { idText } from '@noriter/kit/id-text';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { freeBetTerms, freeBetTermsText, giftKinds } from '../../promotions/domain/reward.ts';
import { claimMission, openMissions } from '../actions/missions.ts';

const route = defineRoute<PromotionBase>();

const missionShape = z.object({
  promotionId: z.string(),
  title: z.string(),
  note: z.string(),
  window: z.enum(['day', 'week', 'all']),
  counts: z.enum(['bets', 'stake']),
  goal: wonText.describe('Bets or won'),
  done: wonText.describe('At most the goal'),
  products: z.array(z.string()).describe('None named is all of them'),
  oddsMinimum: z.int(),
  stakeMin: wonText,
  reward: z.enum(giftKinds),
  amount: wonText,
  freeBet: freeBetTerms.nullable().describe('Of a free bet: where it may be staked, how long'),
  isClaimed: z.boolean(),
});

nameSchemas({ Mission: missionShape });

const list = route({
  path: '/api/promotion/mission/list',
  summary: 'Missions that are open to the member, and how far each is',
  access: 'member',
  body: z.object({}),
  data: z.object({ list: z.array(missionShape) }),
  async handle(deps, { caller, language }) {
    const missions = await openMissions(deps, caller);
    return {
      list: missions.map(({ promotion, rules, done, isClaimed }) => ({
        promotionId: promotion.promotionId,
        title: promotion.definition.title[language],
        note: promotion.definition.note[language],
        window: rules.window,
        counts: rules.counts,
        goal: rules.goal.toString(),
        done: done.toString(),
        products: rules.products,
        oddsMinimum: rules.oddsMinimum,
        stakeMin: rules.stakeMin.toString(),
        reward: rules.reward.kind,
        amount: rules.reward.amount.toString(),
        freeBet: freeBetTermsText(rules.reward),
        isClaimed,
      })),
    };
  },
});

const claim = route({
  path: '/api/promotion/mission/claim',
  summary: 'Takes the reward of a mission that is done, once for its day, week or promotion',
  access: 'member',
  idempotent: true,
  body: z.object({ promotionId: idText }),
  data: z.object({
    grantId: z.string(),
    reward: z.enum(giftKinds),
    amount: wonText,
    isHeld: z.boolean().describe('An operator looks at it before it is given'),
  }),
  refuses: ['MI001', 'MI002', 'PR001', 'PR002', 'PR003', 'PR004', 'PR005', 'PR006'],
  async handle(deps, { body: { promotionId }, caller }) {
    const { grantId, reward, amount, state } = await claimMission(deps, caller, promotionId);
    return { grantId, reward, amount: amount.toString(), isHeld: state === 'held' };
  },
});

export const missionRoutes = [list, claim] as const;
