import { idText } from '@noriter/kit/id-text';
import { koreaDay } from '@noriter/kit/korea-time';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { runningSheet } from '../actions/stamp-day.ts';
import { currentRun, dayOfMonth, monthOf } from '../domain/sheet.ts';
import { stampsOf } from '../store/stamps.ts';

const texts = z.object({ ko: z.string(), en: z.string(), vi: z.string() });

const state = defineRoute<PromotionBase>()({
  path: '/internal/promotion/attendance/state',
  summary: 'Whether a member has stamped today, for the main page',
  access: 'internal',
  callers: ['board'],
  body: z.object({ site: z.string(), memberId: idText }),
  data: z.object({
    sheet: z
      .object({
        title: texts,
        isStamped: z.boolean(),
        currentRun: z.int().describe('Days in a row up to today, or to yesterday'),
      })
      .nullable()
      .describe('Null where no sheet runs'),
  }),
  async handle(deps, { body: { site, memberId } }) {
    const promotion = await runningSheet(deps, site);
    if (promotion === null) return { sheet: null };
    const { promotionId, definition } = promotion;
    const today = koreaDay(deps.clock.now());
    const stamps = await stampsOf(deps.pool, { promotionId, memberId }, monthOf(today));
    const numbers = stamps.map(({ day }) => dayOfMonth(day));
    return {
      sheet: {
        title: definition.title,
        isStamped: stamps.some(({ day }) => day === today),
        currentRun: currentRun(numbers, dayOfMonth(today)),
      },
    };
  },
});

export const attendanceStateRoutes = [state] as const;
