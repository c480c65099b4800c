import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { refuse } from '@noriter/kit/result-codes';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { type Gift, giftKinds } from '../../promotions/domain/reward.ts';
import type { Grant } from '../../promotions/store/grants.ts';
import { runningSheet, stampDay } from '../actions/stamp-day.ts';
import {
  currentRun,
  dateOf,
  dayOfMonth,
  daysIn,
  longestRun,
  mayMakeUp,
  monthOf,
} from '../domain/sheet.ts';
import { stampsOf } from '../store/stamps.ts';

const route = defineRoute<PromotionBase>();

const reward = z.object({ kind: z.enum(giftKinds), amount: wonText });

const sheetShape = z.object({
  title: z.string(),
  note: z.string(),
  month: z.string(),
  today: z.string(),
  days: z.array(
    z.object({
      day: z.string(),
      isStamped: z.boolean(),
      isMadeUp: z.boolean(),
      mayMakeUp: z.boolean().describe('Missed, and could be stamped now'),
    }),
  ),
  daily: reward,
  streaks: z.array(z.object({ days: z.int(), reward, isReached: z.boolean() })),
  currentRun: z.int().describe('Days in a row up to today, or to yesterday'),
  longestRun: z.int(),
  makeUpsLeft: z.int().describe('In this month'),
});

nameSchemas({ AttendanceSheet: sheetShape });

const sheet = route({
  path: '/api/promotion/attendance/sheet',
  summary: "The member's month of attendance, the present one by default",
  access: 'member',
  body: z.object({
    month: z
      .string()
      .regex(/^20\d\d-(0[1-9]|1[0-2])$/)
      .optional()
      .describe('yyyy-MM'),
  }),
  data: sheetShape,
  refuses: ['PR004'],
  async handle(deps, { body, caller: { siteId, memberId }, language }) {
    const promotion = await runningSheet(deps, siteId);
    const rules = promotion?.definition.rules;
    if (promotion === null || rules?.trigger !== 'attendance') throw refuse(errors, 'PR004');
    const { definition, promotionId } = promotion;
    const today = koreaDay(deps.clock.now());
    const month = body.month ?? monthOf(today);
    const stamps = await stampsOf(deps.pool, { promotionId, memberId }, month);
    const madeUp = stamps.filter(({ isMadeUp }) => isMadeUp).length;
    const left = month === monthOf(today) ? Math.max(0, rules.makeUpPerMonth - madeUp) : 0;
    const first = koreaDay(new Date(definition.startsAt));
    const byDay = new Map(stamps.map((stamp) => [stamp.day, stamp]));
    const numbers = stamps.map(({ day }) => dayOfMonth(day));
    const longest = longestRun(numbers);
    const days = Array.from({ length: daysIn(month) }, (_, index) => {
      const day = dateOf(month, index + 1);
      const stamp = byDay.get(day);
      const isStamped = stamp !== undefined;
      const isOpen = !isStamped && left > 0 && mayMakeUp(day, today, first);
      return { day, isStamped, isMadeUp: stamp?.isMadeUp ?? false, mayMakeUp: isOpen };
    });
    return {
      title: definition.title[language],
      note: definition.note[language],
      month,
      today,
      days,
      daily: rewardOf(rules.daily),
      streaks: rules.streaks.map((streak) => ({
        days: streak.days,
        reward: rewardOf(streak.reward),
        isReached: streak.days <= longest,
      })),
      currentRun: month === monthOf(today) ? currentRun(numbers, dayOfMonth(today)) : 0,
      longestRun: longest,
      makeUpsLeft: left,
    };
  },
});

const refuses = ['AT001', 'PR002', 'PR003', 'PR004', 'PR005', 'PR006', 'C999'];
const givenShape = z.object({
  given: z
    .array(reward)
    .describe('The daily reward first; without what an operator looks at before it is given'),
});

const stamp = route({
  path: '/api/promotion/attendance/stamp',
  summary: "Stamps today on the member's sheet",
  access: 'member',
  idempotent: true,
  body: z.object({}),
  data: givenShape,
  refuses,
  handle: async (deps, { caller }) => givenOf(await stampDay(deps, caller, null)),
});

const makeUp = route({
  path: '/api/promotion/attendance/makeUp',
  summary: 'Stamps a missed day of this month, for streaks alone',
  access: 'member',
  idempotent: true,
  body: z.object({ day: koreaDayText }),
  data: givenShape,
  refuses: [...refuses, 'AT002', 'AT003'],
  handle: async (deps, { body: { day }, caller }) => givenOf(await stampDay(deps, caller, day)),
});

function rewardOf({ kind, amount }: { kind: Gift['kind']; amount: bigint }) {
  return { kind, amount: amount.toString() };
}

function givenOf(grants: readonly Grant[]) {
  const given = grants.filter(({ state }) => state !== 'held');
  return { given: given.map(({ reward: kind, amount }) => rewardOf({ kind, amount })) };
}

export const attendanceRoutes = [sheet, stamp, makeUp] as const;
