import { koreaDay, koreaDayText } from '@noriter/kit/korea-time';
import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { definitionShape, triggers } from '../../promotions/domain/definition.ts';
import { type Cohort, causedTurnover, changeOf, othersOf } from '../domain/caused.ts';
import { simulate } from '../domain/simulation.ts';
import { simulatedDays } from '../store/simulated-days.ts';
import { costByDay, promotionTurnover, siteTurnover } from '../store/turnover-figures.ts';

const route = defineRoute<PromotionBase>();
const access = { permission: 'promotion.read' } as const;

const DAY_MS = 86_400_000;
const SPAN_DAYS_MAX = 92;
const SIMULATED_DAYS = 30;

const change = z.int().nullable().describe('Tenths of a percent; null without turnover before');
const signed = z.string().regex(/^-?\d+$/);

const figure = z.object({
  promotionId: z.string(),
  title: z.string(),
  trigger: z.enum(triggers),
  grants: z.int(),
  members: z.int(),
  points: wonText,
  cash: wonText.describe('Without what members gave up'),
  freeBets: wonText.describe('What was won with free bets in the span'),
  turnover: wonText.describe('Of its members, in the span'),
  change,
  othersChange: change.describe('Of everybody who played and was given nothing of it'),
  caused: signed.describe('Turnover above what everybody else’s change would have made of it'),
});

const costDay = z.object({
  day: z.string(),
  points: wonText,
  cash: wonText,
  freeBets: wonText.describe('What was won with them'),
});

nameSchemas({ PromotionFigure: figure, PromotionCostDay: costDay });

const figures = route({
  path: '/api/admin/promotion/figures',
  summary: 'What promotions cost in a span of days, and the turnover they caused',
  access,
  audits: false,
  body: z
    .object({ startDate: koreaDayText, endDate: koreaDayText })
    .refine(({ startDate, endDate }) => startDate <= endDate, 'It ends after it begins.')
    .refine(
      ({ startDate, endDate }) =>
        Date.parse(endDate) - Date.parse(startDate) < SPAN_DAYS_MAX * DAY_MS,
      `At most ${SPAN_DAYS_MAX} days.`,
    ),
  data: z.object({ list: z.array(figure).describe('The costliest first'), days: z.array(costDay) }),
  async handle({ pool }, { body: { startDate, endDate }, caller: { siteId }, language }) {
    const span = { siteId, firstDay: startDate, lastDay: endDate };
    const [rows, all, days] = await Promise.all([
      promotionTurnover(pool, span),
      siteTurnover(pool, span),
      costByDay(pool, span),
    ]);
    return {
      list: rows.map(({ title, trigger, points, cash, freeBets, ...row }) => ({
        promotionId: row.promotionId,
        title: title[language] ?? '',
        trigger: z.enum(triggers).parse(trigger),
        grants: row.grants,
        points: points.toString(),
        cash: cash.toString(),
        freeBets: freeBets.toString(),
        ...comparedOf(row, all),
      })),
      days: days.map(({ day, points, cash, freeBets }) => ({
        day,
        points: points.toString(),
        cash: cash.toString(),
        freeBets: freeBets.toString(),
      })),
    };
  },
});

function comparedOf(cohort: Cohort, all: Cohort) {
  const others = othersOf(all, cohort);
  return {
    members: cohort.members,
    turnover: cohort.turnover.toString(),
    change: changeOf(cohort),
    othersChange: changeOf(others),
    caused: causedTurnover(cohort, others).toString(),
  };
}

const simulation = route({
  path: '/api/admin/promotion/simulate',
  summary: `What a promotion would have given in the last ${SIMULATED_DAYS} days, as its document is`,
  access,
  audits: false,
  body: z.object({ document: definitionShape }),
  data: z.object({
    isKnown: z.boolean().describe('False for coupons and deposits: nothing is there to go by'),
    firstDay: z.string(),
    lastDay: z.string(),
    grants: z.int(),
    amount: wonText.describe('Points and won'),
    usedUpOn: z.string().nullable().describe('When budget or number would have been used up'),
    days: z.array(z.object({ day: z.string(), grants: z.int(), amount: wonText })),
  }),
  async handle({ pool, clock }, { body: { document }, caller: { siteId } }) {
    const nowMs = clock.now().getTime();
    const firstDay = koreaDay(new Date(nowMs - SIMULATED_DAYS * DAY_MS));
    const lastDay = koreaDay(new Date(nowMs - DAY_MS));
    const days = await simulatedDays(pool, { siteId, firstDay, lastDay }, document);
    const { budget, caps } = document;
    const found = simulate(days ?? [], { budget, inAll: caps.inAll });
    return {
      isKnown: days !== null,
      firstDay,
      lastDay,
      grants: found.grants,
      amount: found.amount.toString(),
      usedUpOn: found.usedUpOn,
      days: found.days.map(({ amount, ...rest }) => ({ ...rest, amount: amount.toString() })),
    };
  },
});

export const figureRoutes = [figures, simulation] as const;
