import { expect, it } from 'vitest';
import type { AdminSportRules } from '../../shared/contracts.ts';
import { fieldsOf, rulesOf } from './read-rules.ts';
import { problemsOf } from './rules-problems.ts';

const rules: AdminSportRules = {
  foldsMax: 10,
  linesMax: 252,
  legOddsMin: '1.01',
  totalOddsMax: '10000.00',
  bonus: {
    legOddsMin: '1.30',
    steps: [
      { folds: 3, factor: 1_030 },
      { folds: 5, factor: 1_075 },
    ],
  },
  matrix: {
    crossings: [{ sport: 'soccer', kinds: ['three-way', 'total'] }],
    alone: [{ kind: 'special' }, { sport: 'tennis', leagueId: 'sr:tournament:7' }],
    groups: [['virtual-soccer', 'dog-racing'], ['esport']],
    mixesLive: false,
    crossTicketsPerDayMax: null,
  },
  axis: { ticketsMax: 5, stakeMax: '3000000', returnMax: '10000000' },
  liveDelayMs: 4_000,
  putOffVoidHours: 36,
  exposure: { suspendAt: '40000000', lossMax: '50000000' },
  cancel: { minutesMax: 10, perDayMax: 3 },
  cashOutRate: 9_550,
};

it('takes rules apart into fields and puts the same together of them', () => {
  const fields = fieldsOf(rules);
  expect(fields).toMatchObject({ cashOutPercent: '95.5', crossTickets: '' });
  expect(fields.steps).toEqual([
    { folds: '3', percent: '3' },
    { folds: '5', percent: '7.5' },
  ]);
  expect(rulesOf(fields)).toEqual(rules);
  expect(problemsOf(fields)).toEqual({});
});

it('leaves out what is switched off, whatever stands in its fields', () => {
  const fields = { ...fieldsOf(rules), hasBonus: false, hasCashOut: false, cashOutPercent: 'x' };
  expect(problemsOf(fields)).toEqual({});
  expect(rulesOf(fields)).toMatchObject({ bonus: null, cashOutRate: null });
});

it.each([
  [{ foldsMax: '16' }, { foldsMax: 'whole' }],
  [{ putOffVoidHours: '0' }, { putOffVoidHours: 'whole' }],
  [{ putOffVoidHours: '721' }, { putOffVoidHours: 'whole' }],
  [{ legOddsMin: '0.99' }, { legOddsMin: 'odds' }],
  [{ totalOddsMax: '1.00' }, { totalOddsMax: 'belowLeg' }],
  [{ suspendAt: '50000001' }, { suspendAt: 'aboveLoss' }],
  [{ suspendAt: '' }, { suspendAt: 'whole' }],
  [{ cashOutPercent: '100.01' }, { cashOutPercent: 'percent' }],
  [{ crossTickets: '1.5' }, { crossTickets: 'whole' }],
  [
    {
      steps: [
        { folds: '3', percent: '3' },
        { folds: '3', percent: '201' },
      ],
    },
    { 'steps.1.folds': 'twice', 'steps.1.percent': 'percent' },
  ],
  [{ steps: [{ folds: '2', percent: '6' }] }, {}],
  [{ steps: [{ folds: '2', percent: '6.1' }] }, { 'steps.0.percent': 'percent' }],
] as const)('with %j finds %j', (change, problems) => {
  expect(problemsOf({ ...fieldsOf(rules), ...change })).toEqual(problems);
});
