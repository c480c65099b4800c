import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { meantFor } from '../actions/meant-for.ts';
import { triggers } from '../domain/definition.ts';
import { giftKinds } from '../domain/reward.ts';
import { grantStates } from '../store/grants.ts';
import { listOwnGrants } from '../store/own-grants.ts';
import { runningPromotions } from '../store/promotions.ts';

const running = defineRoute<PromotionBase>()({
  path: '/api/promotion/list',
  summary: 'What the site gives the member at this moment, or a guest; the newest first',
  access: 'guest',
  body: z.object({}),
  data: z.object({
    list: z.array(
      z.object({
        promotionId: z.string(),
        trigger: z.enum(triggers),
        title: z.string(),
        note: z.string(),
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  async handle({ pool, clock }, { caller, language }) {
    const now = clock.now();
    const all = await runningPromotions(pool, { siteId: caller.siteId, now });
    const member = caller.kind === 'member' ? caller : null;
    const shown = await meantFor(pool, all, { member, now });
    return {
      list: shown.map(
        ({ promotionId, trigger, definition: { title, note, startsAt, endsAt } }) => ({
          promotionId,
          trigger,
          title: title[language],
          note: note[language],
          startsAt: new Date(startsAt).toISOString(),
          endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        }),
      ),
    };
  },
});

const ownGrant = z.object({
  grantId: z.string(),
  title: z.string(),
  trigger: z.enum(triggers),
  reward: z.enum(giftKinds),
  amount: wonText,
  turnoverRequired: wonText.describe('What has to be staked before it may leave; 0 for nothing'),
  forfeited: wonText.describe('What went back as the member gave it up'),
  state: z.enum(grantStates).describe('held: an operator looks at it first'),
  askedAt: z.iso.datetime(),
});

nameSchemas({ OwnGrant: ownGrant });

const mine = defineRoute<PromotionBase>()({
  path: '/api/promotion/mine',
  summary: 'What the member was given, the newest first',
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(ownGrant),
  async handle({ pool }, { body: { page }, caller: { memberId }, language }) {
    const { rows, total } = await listOwnGrants(pool, { memberId, ...pageSlice(page) });
    return {
      list: rows.map(({ title, amount, turnoverRequired, forfeited, askedAt, ...row }) => ({
        ...row,
        title: title[language] ?? '',
        amount: amount.toString(),
        turnoverRequired: turnoverRequired.toString(),
        forfeited: forfeited.toString(),
        askedAt: askedAt.toISOString(),
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

export const promotionRoutes = [running, mine] as const;
