import { expect, test } from 'vitest';
import { definitionShape, type StoredDefinition } from '../../promotions/domain/definition.ts';
import { benefitsOf } from './benefits.ts';

const texts = { ko: 'a', en: 'a', vi: 'a' };
const segment = { levelFrom: 1, levelTo: null, below: null, approvedWithinDays: null };
const payback = {
  trigger: 'payback' as const,
  period: 'day' as const,
  percent: 5,
  products: [],
  lossMin: '10000',
  amountMax: '50000',
  reward: 'points' as const,
  turnover: null,
};

const definition = (rules: StoredDefinition['rules'], rankFrom?: number) =>
  definitionShape.parse({
    title: texts,
    note: texts,
    segment: rankFrom === undefined ? segment : { ...segment, rankFrom },
    startsAt: '2026-01-01T00:00:00Z',
    endsAt: null,
    budget: '1',
    caps: { perMember: null, perMemberDay: null, perNetworkDay: null, inAll: null },
    rules,
  });

test('ranks have what running promotions say, the lowest first', () => {
  const reward = { kind: 'points' as const, amount: '500' };
  const all = benefitsOf([
    definition({ trigger: 'rank', each: 'month', rewards: [{ rank: 3, reward }] }),
    definition({ ...payback, byRank: [{ rank: 2, percent: 7 }] }),
    definition(payback, 1),
    definition(payback),
  ]);
  expect(all.map(({ rank, kind, percent, reward: given }) => [rank, kind, percent, given])).toEqual(
    [
      [1, 'promotion', null, null],
      [2, 'payback', 7, null],
      [3, 'month', null, { kind: 'points', amount: 500n }],
    ],
  );
});
