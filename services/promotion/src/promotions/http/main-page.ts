import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { meantFor } from '../actions/meant-for.ts';
import { triggers } from '../domain/definition.ts';
import { runningPromotions } from '../store/promotions.ts';

const texts = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

const forMainPage = defineRoute<PromotionBase>()({
  path: '/internal/promotion/main',
  summary: 'The promotions that run for everybody, in every language, for the main page',
  access: 'internal',
  callers: ['board'],
  body: z.object({ site: z.string() }),
  data: z.object({
    list: z.array(
      z.object({
        promotionId: z.string(),
        trigger: z.enum(triggers),
        title: texts,
        note: texts,
        startsAt: z.iso.datetime(),
        endsAt: z.iso.datetime().nullable(),
      }),
    ),
  }),
  async handle({ pool, clock }, { body: { site: siteId } }) {
    const now = clock.now();
    const all = await runningPromotions(pool, { siteId, now });
    const shown = await meantFor(pool, all, { member: null, now });
    return {
      list: shown.map(
        ({ promotionId, trigger, definition: { title, note, startsAt, endsAt } }) => ({
          promotionId,
          trigger,
          title,
          note,
          startsAt: new Date(startsAt).toISOString(),
          endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
        }),
      ),
    };
  },
});

export const mainPageRoutes = [forMainPage] as const;
