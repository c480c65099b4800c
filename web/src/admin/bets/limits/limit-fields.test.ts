import { expect, test } from 'vitest';
import { fieldsOf, nextLevel, policyOf, problemsOf } from './limit-fields.ts';

const level = (number: number, changes: object = {}) => ({
  product: 'mini' as const,
  level: number,
  minimum: '1000',
  maximum: '1000000',
  winMaximum: '5000000',
  totalMaximum: '3000000',
  ...changes,
});

test('a policy comes back from its fields as it was', () => {
  const policy = { limits: [level(1), level(5)] };
  expect(policyOf(fieldsOf(policy))).toEqual(policy);
  expect(problemsOf(fieldsOf(policy))).toEqual({});
});

test.each([
  [{ minimum: '2000000' }, { '0.minimum': 'minimum' }],
  [{ minimum: '0' }, { '0.minimum': 'minimum' }],
  [{ winMaximum: '999' }, { '0.winMaximum': 'win' }],
  [{ totalMaximum: '999999' }, { '0.totalMaximum': 'total' }],
  [{ maximum: '' }, { '0.maximum': 'whole' }],
])('limits %j that contradict each other', (changes, problems) => {
  expect(problemsOf(fieldsOf({ limits: [level(1, changes)] }))).toEqual(problems);
});

test('a level is named once, and the next one begins above the highest', () => {
  const fields = fieldsOf({ limits: [level(5), level(1), level(5)] });
  expect(problemsOf(fields)).toEqual({ '2.level': 'twice' });
  expect(nextLevel(fields.limits, 'mini')).toMatchObject({ level: '6', minimum: '1000' });
  expect(nextLevel(fieldsOf({ limits: [level(99)] }).limits, 'mini')).toBeUndefined();
});

test('products have levels of their own', () => {
  const sport = { ...level(9), product: 'sport' as const };
  const fields = fieldsOf({ limits: [level(9), sport, level(5)] });
  expect(problemsOf(fields)).toEqual({});
  expect(nextLevel(fields.limits, 'sport')).toMatchObject({ product: 'sport', level: '10' });
});
