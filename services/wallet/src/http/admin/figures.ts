import { wonSumText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { WalletDeps } from '../../deps.ts';
import { type BankDay, bankFigures } from '../../store/requests/bank-figures.ts';

const bankDay = z.object({
  day: z.string(),
  deposits: wonSumText,
  depositCount: z.number().int(),
  withdrawals: wonSumText,
  withdrawalCount: z.number().int(),
});

nameSchemas({ BankDay: bankDay });

const figures = defineRoute<WalletDeps>()({
  path: '/api/admin/wallet/figures',
  summary: 'What came and went over the bank on the last days, and what is on its way',
  access: { permission: 'cash.read' },
  audits: false,
  body: z.object({ days: z.number().int().min(1).max(31).default(7) }),
  data: z.object({
    days: z.array(bankDay).describe('The last one is today'),
    held: wonSumText.describe('Withdrawals on their way'),
    membersHold: wonSumText.describe('Cash, held money and points of all members'),
    waitingAdjustments: z.number().int().describe('Waiting for a second operator'),
  }),
  async handle({ pool, clock }, { body, caller }) {
    const query = { siteId: caller.siteId, days: body.days, now: clock.now() };
    const found = await bankFigures(pool, query);
    return {
      ...found,
      days: found.days.map(dayText),
      held: found.held.toString(),
      membersHold: (found.membersHold > 0n ? found.membersHold : 0n).toString(),
    };
  },
});

function dayText(day: BankDay): z.input<typeof bankDay> {
  return {
    ...day,
    deposits: day.deposits.toString(),
    withdrawals: day.withdrawals.toString(),
  };
}

export const adminFigureRoutes = [figures] as const;
