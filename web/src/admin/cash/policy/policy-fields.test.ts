import { expect, it } from 'vitest';
import type { CashPolicy } from '../../shared/contracts.ts';
import {
  clockText,
  fieldsOf,
  minuteOf,
  nextLevel,
  type PolicyFields,
  policyOf,
} from './policy-fields.ts';
import { problemsOf } from './policy-problems.ts';

const limits = {
  minimum: '10000',
  maximum: '5000000',
  unit: '1000',
  perDay: '20000000',
  requestsPerDay: 20,
};
const saved: CashPolicy = {
  depositOpen: true,
  withdrawalOpen: true,
  pointsOpen: false,
  pointsMinimum: '1000',
  pointsUnit: '1',
  bankHours: { closedFrom: 1410, closedUntil: 30 },
  rollingPercent: 0,
  bonusRollingPercent: 300,
  rollingOddsMinimum: 1_200,
  productWeights: { '*': 100, sport: 50 },
  adjustAloneMax: '300000',
  adjustAloneDayMax: '3000000',
  approveAloneDayMax: '50000000',
  aloneDayMax: '60000000',
  levels: [{ level: 1, deposit: limits, withdrawal: limits, depositBonusPercent: 5 }],
};

it('comes back from the form as it went in', () => {
  expect(policyOf(fieldsOf(saved), saved)).toEqual(saved);
  expect(problemsOf(fieldsOf(saved))).toEqual({});
});

it.each([
  ['23:30', 1410],
  ['0:05', 5],
  ['24:00', null],
  ['9시', null],
])('reads %s as minute %s', (text, minute) => {
  expect(minuteOf(text)).toBe(minute);
  if (minute !== null) expect(minuteOf(clockText(minute))).toBe(minute);
});

it('drops a product whose share was emptied', () => {
  const fields = { ...fieldsOf(saved), weights: { '*': '100', sport: '' } };
  expect(policyOf(fields, saved).productWeights).toEqual({ '*': 100 });
});

it('puts a new level above the highest one', () => {
  expect(nextLevel(fieldsOf(saved).levels)?.level).toBe('2');
});

it('finds each contradiction where it stands', () => {
  const fields: PolicyFields = fieldsOf(saved);
  const [level] = fields.levels as [PolicyFields['levels'][number]];
  const broken: PolicyFields = {
    ...fields,
    closedFrom: '25:00',
    rollingPercent: '99999',
    levels: [
      { ...level, deposit: { ...level.deposit, minimum: '9000000' } },
      { ...level, withdrawal: { ...level.withdrawal, perDay: '' } },
    ],
  };
  expect(problemsOf(broken)).toEqual({
    closedFrom: { kind: 'time' },
    rollingPercent: { kind: 'most', max: 10_000 },
    'levels.0.deposit.minimum': { kind: 'minimum' },
    'levels.1.level': { kind: 'twice' },
    'levels.1.withdrawal.perDay': { kind: 'whole' },
  });
});
