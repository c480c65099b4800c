import { wonText } from '@noriter/kit/money';
import { defineRoute } from '@noriter/kit/route';
import { z } from 'zod';
import type { WalletDeps } from '../deps.ts';
import { clockText } from '../domain/requests/bank-hours.ts';
import { type CashLimits, readCashLimits } from '../store/requests/cash-limits.ts';

const limitFields = {
  open: z.boolean(),
  minimum: wonText,
  maximum: wonText,
  unit: wonText,
  leftToday: wonText.describe('What the Korean day still holds'),
  requestsLeft: z.number().int(),
};

const limits = defineRoute<WalletDeps>()({
  path: '/api/cash/limits',
  summary: 'What the member may ask for, and what today has left of it',
  access: 'member',
  body: z.object({}),
  data: z.object({
    deposit: z.object({
      ...limitFields,
      bonusPercent: z.number().int(),
      depositsBefore: z.int().describe('Completed ones, in all'),
      depositsBeforeThatDay: z.int().describe('Those of this Korean day'),
    }),
    withdrawal: z.object({
      ...limitFields,
      rollingRequired: wonText.describe('Turnover that is asked before money may leave'),
      rollingRemaining: wonText.describe('What is left of it; settled bets count'),
      owed: wonText.describe('To be paid back before money may leave'),
      bankClosed: z.boolean(),
      bankClosedFrom: z.string().describe('HH:mm in Korea; never closed when both are the same'),
      bankClosedUntil: z.string(),
    }),
    points: z.object({ open: z.boolean(), minimum: wonText, unit: wonText }),
  }),
  async handle(deps, { caller }) {
    const { deposit, withdrawal, points } = await readCashLimits(deps, caller);
    const { minimum, unit } = points;
    return {
      deposit: {
        ...limitsOf(deposit),
        bonusPercent: deposit.bonusPercent,
        depositsBefore: deposit.depositsBefore,
        depositsBeforeThatDay: deposit.depositsBeforeThatDay,
      },
      withdrawal: {
        ...limitsOf(withdrawal),
        rollingRequired: withdrawal.rolling.required.toString(),
        rollingRemaining: withdrawal.rolling.remaining.toString(),
        owed: withdrawal.owed.toString(),
        bankClosed: withdrawal.bankClosed,
        bankClosedFrom: clockText(withdrawal.bankHours.closedFrom),
        bankClosedUntil: clockText(withdrawal.bankHours.closedUntil),
      },
      points: { open: points.open, minimum: minimum.toString(), unit: unit.toString() },
    };
  },
});

function limitsOf({ open, limits, left }: CashLimits['deposit'] | CashLimits['withdrawal']) {
  return {
    open,
    minimum: limits.minimum.toString(),
    maximum: limits.maximum.toString(),
    unit: limits.unit.toString(),
    leftToday: left.amount.toString(),
    requestsLeft: left.requests,
  };
}

export const cashLimitRoutes = [limits] as const;
