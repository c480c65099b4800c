import { expect, test } from 'vitest';
import {
  fieldsOf,
  linesOf,
  type PartnerPolicy,
  percentText,
  policyOf,
  tiers,
} from './policy-fields.ts';
import { problemsOf } from './policy-problems.ts';

/** Of before a share had a bound. */
const older: PartnerPolicy = {
  transferLimits: tiers.map((tier) => ({
    tier,
    amountMin: '1000',
    amountMax: '10000000',
    dayMax: '50000000',
  })),
  membersGive: false,
  transfersNeedCode: true,
  holds: [
    { category: 'casino', holdPpm: 12_400 },
    { category: 'sport-2-fold', holdPpm: 97_001 },
  ],
  rollingStakeMin: '0',
  excludedGames: ['kplay:demo'],
  testLogins: ['tester1', 'tester2'],
  moveAloneMax: 50,
  approveAloneMax: '10000000',
};
const saved: PartnerPolicy = { ...older, shareAlonePpm: 325_000 };

test('comes back from the form as it went in', () => {
  expect(policyOf(fieldsOf(saved))).toEqual(saved);
  expect(problemsOf(fieldsOf(saved))).toEqual({});
});

test('a policy of before shares has the bound that the service has', () => {
  expect(fieldsOf(older).shareAlonePpm).toBe('50.00');
});

test('a tier whose limits were emptied has none, and a hold that was emptied is none', () => {
  const fields = fieldsOf({ ...saved, transferLimits: saved.transferLimits.slice(0, 1) });
  expect(problemsOf(fields)).toEqual({});
  const emptied = { ...fields, holds: { ...fields.holds, casino: '' } };
  expect(policyOf(emptied)).toMatchObject({
    transferLimits: [{ tier: 1 }],
    holds: [{ category: 'sport-2-fold' }],
  });
});

test.each([
  [0, '0.00'],
  [12_400, '1.24'],
  [97_001, '9.7001'],
  [1_000_000, '100.00'],
])('%i millionths are %s percent', (ppm, text) => {
  expect(percentText(ppm)).toBe(text);
});

test('each line counts once, whatever stands around it', () => {
  expect(linesOf(' one\n\ntwo \none')).toEqual(['one', 'two']);
});

test('finds each contradiction where it stands', () => {
  const fields = fieldsOf(saved);
  const [first, second, third, ...rest] = fields.limits;
  if (first === undefined || second === undefined || third === undefined) throw new Error('Five.');
  const limits = [
    { ...first, amountMin: '20000000' },
    { ...second, dayMax: '1' },
    { ...third, amountMax: '' },
    ...rest,
  ];
  const broken = {
    ...fields,
    limits,
    holds: { ...fields.holds, slot: '4.12345' },
    moveAloneMax: '1000001',
    approveAloneMax: '',
    shareAlonePpm: '',
    excludedGames: 'g'.repeat(101),
    testLogins: Array.from({ length: 1_001 }, (_, at) => `tester${at}`).join('\n'),
  };
  expect(problemsOf(broken)).toEqual({
    'limits.1.amountMin': { kind: 'minimum' },
    'limits.2.dayMax': { kind: 'day' },
    'limits.3.amountMax': { kind: 'whole' },
    'holds.slot': { kind: 'percent' },
    moveAloneMax: { kind: 'bounds', least: 0, most: 1_000_000 },
    approveAloneMax: { kind: 'whole' },
    shareAlonePpm: { kind: 'percent' },
    excludedGames: { kind: 'long', most: 100 },
    testLogins: { kind: 'lines', most: 1_000 },
  });
});
