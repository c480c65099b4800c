import { expect, test } from 'vitest';
import { firstOfEach } from './first-of-each.ts';

test('the first of each key goes on, and all that have none', () => {
  const batch = [
    { id: 1, key: 'a' },
    { id: 2, key: null },
    { id: 3, key: 'b' },
    { id: 4, key: 'a' },
    { id: 5, key: null },
    { id: 6, key: 'b' },
  ];
  const first = firstOfEach(batch, ({ key }) => key);
  expect([...first].map(({ id }) => id)).toEqual([1, 2, 3, 5]);
});

test('the same input twice is the same key twice', () => {
  expect(firstOfEach(['a', 'a'], (one) => one).size).toBe(1);
  expect(firstOfEach([], () => null).size).toBe(0);
});
