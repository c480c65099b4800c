import { expect, test } from 'vitest';
import { createNetworkBudgets } from './network-budgets.ts';

const time = { now: 0 };
const open = () =>
  createNetworkBudgets(() => time.now, {
    framesBurst: 3,
    framesPerSecond: 2,
    subscriptionsMax: 2,
  });

test('connections of one network share its frames, and those of another do not', () => {
  const budgets = open();
  for (const network of ['a', 'a', 'b']) budgets.joined(network);
  expect([1, 2, 3, 4].map(() => budgets.takesFrame('a'))).toEqual([true, true, true, false]);
  expect(budgets.takesFrame('b')).toBe(true);
  time.now += 500;
  expect([budgets.takesFrame('a'), budgets.takesFrame('a')]).toEqual([true, false]);
});

test('who leaves gives its subscriptions back, and the last one leaves nothing', () => {
  const budgets = open();
  budgets.joined('a');
  budgets.joined('a');
  expect([1, 2, 3].map(() => budgets.takesSubscription('a'))).toEqual([true, true, false]);
  budgets.givesSubscription('a');
  expect(budgets.takesSubscription('a')).toBe(true);
  budgets.left('a', 1);
  expect(budgets.takesSubscription('a')).toBe(true);
  budgets.left('a', 2);
  budgets.joined('a');
  expect(budgets.takesSubscription('a')).toBe(true);
});
