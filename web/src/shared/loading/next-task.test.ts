import { expect, it } from 'vitest';
import { nextTask } from './next-task.ts';

it('lets everything that waits in this task run first', async () => {
  const order: string[] = [];
  const next = nextTask().then(() => order.push('next task'));
  for (let left = 50, last = Promise.resolve(); left > 0; left -= 1) {
    last = last.then(() => void order.push('this task'));
  }
  await next;
  expect(order).toHaveLength(51);
  expect(order.at(-1)).toBe('next task');
});
