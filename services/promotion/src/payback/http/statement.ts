import { wonText } from '@noriter/kit/money';
import { listOf, pageInfo, pageOnlyQuery, pageSlice } from '@noriter/kit/paging';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { PromotionBase } from '../../base.ts';
import { errors } from '../../errors.ts';
import { listOwnLines } from '../store/runs.ts';

const line = z.object({
  promotionId: z.string(),
  title: z.string(),
  firstDay: z.string(),
  lastDay: z.string(),
  lost: wonText.describe('On balance, of the products that count'),
  percent: z.int(),
  amount: wonText,
  reward: z.enum(['points', 'cash']),
  reason: z.string().describe('Why it was not given; else empty'),
  isHeld: z.boolean().describe('An operator looks at it before it is given'),
});

nameSchemas({ PaybackLine: line });

const statement = defineRoute<PromotionBase>()({
  path: '/api/promotion/payback/statement',
  summary: 'What the member was paid back for each day or week, the newest first',
  access: 'member',
  body: z.object(pageOnlyQuery),
  data: listOf(line),
  async handle({ pool }, { body: { page }, caller: { memberId }, language }) {
    const { rows, total } = await listOwnLines(pool, { memberId, ...pageSlice(page) });
    return {
      list: rows.map(({ title, lost, amount, reward, refusal, ...row }) => ({
        ...row,
        title: title[language] ?? '',
        lost: lost.toString(),
        amount: amount.toString(),
        reward: reward === 'cash' ? ('cash' as const) : ('points' as const),
        reason: isCode(refusal) ? errors[refusal][language] : '',
      })),
      pageInfo: pageInfo(page, total),
    };
  },
});

function isCode(code: string): code is keyof typeof errors {
  return Object.hasOwn(errors, code);
}

export const statementRoutes = [statement] as const;
