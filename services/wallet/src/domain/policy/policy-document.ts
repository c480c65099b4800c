import { wonText } from '@noriter/kit/money';
import { nameSchemas } from '@noriter/kit/schema-names';
import { z } from 'zod';
import type { CashPolicy, RequestLimits } from './policy.ts';

const minute = z.number().int().min(0).max(1439).describe('Minutes since midnight in Korea');
const percent = z.number().int().min(0).max(10_000);

const requestLimits = z.object({
  minimum: wonText,
  maximum: wonText,
  unit: wonText,
  perDay: wonText,
  requestsPerDay: z.number().int().min(0).max(1_000),
});

const levelLimits = z.object({
  level: z.number().int().min(1).max(99),
  deposit: requestLimits,
  withdrawal: requestLimits,
  depositBonusPercent: z.number().int().min(0).max(1_000),
});

/** A site's cash policy, on the wire and in its table. */
export const cashPolicyShape = z.object({
  depositOpen: z.boolean(),
  withdrawalOpen: z.boolean(),
  pointsOpen: z.boolean(),
  pointsMinimum: wonText,
  pointsUnit: wonText,
  bankHours: z.object({ closedFrom: minute, closedUntil: minute }),
  rollingPercent: percent,
  bonusRollingPercent: percent,
  productWeights: z.record(z.string().min(1).max(40), percent).describe('* is any other product'),
  rollingOddsMinimum: z
    .number()
    .int()
    .min(1_000)
    .max(10_000)
    .describe('Thousandths; a bet at lower total odds counts for no requirement'),
  adjustAloneMax: wonText.describe('More than this, in a day for a member, needs four-eyes'),
  adjustAloneDayMax: wonText.describe('The same over all members together'),
  approveAloneDayMax: wonText.describe(
    'More than this, in a day of deposits and withdrawals, is approved by another operator than who ' +
      'put it on waiting',
  ),
  aloneDayMax: wonText.describe(
    'More than this, in a day of all that an operator does alone in any service, needs four-eyes',
  ),
  levels: z.array(levelLimits).min(1).max(99),
});

nameSchemas({
  RequestLimits: requestLimits,
  LevelLimits: levelLimits,
  CashPolicy: cashPolicyShape,
});

/** The policy as it is written into JSON: money as text, on the wire and in the table. */
export function policyText(policy: CashPolicy): z.input<typeof cashPolicyShape> {
  const levels = policy.levels.map((level) => ({
    ...level,
    deposit: limitsText(level.deposit),
    withdrawal: limitsText(level.withdrawal),
  }));
  return {
    ...policy,
    pointsMinimum: policy.pointsMinimum.toString(),
    pointsUnit: policy.pointsUnit.toString(),
    adjustAloneMax: policy.adjustAloneMax.toString(),
    adjustAloneDayMax: policy.adjustAloneDayMax.toString(),
    approveAloneDayMax: policy.approveAloneDayMax.toString(),
    aloneDayMax: policy.aloneDayMax.toString(),
    levels,
  };
}

function limitsText(limits: RequestLimits): z.input<typeof requestLimits> {
  return {
    minimum: limits.minimum.toString(),
    maximum: limits.maximum.toString(),
    unit: limits.unit.toString(),
    perDay: limits.perDay.toString(),
    requestsPerDay: limits.requestsPerDay,
  };
}
