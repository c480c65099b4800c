import { expect, it } from 'vitest';

import { createQueue } from './queue.ts';

const { signal } = new AbortController();
const soon = { waitMs: 5, signal };

it('gives what has come, in its order, and nothing when nothing comes', async () => {
  const queue = createQueue<number>(10);
  expect(await queue.take(5, soon)).toEqual([]);
  const waiting = queue.take(5, { waitMs: 60_000, signal });
  void queue.add(1, signal);
  expect(await waiting).toEqual([1]);
  for (const one of [2, 3, 4]) void queue.add(one, signal);
  expect(await queue.take(2, soon)).toEqual([2, 3]);
  expect(await queue.take(2, soon)).toEqual([4]);
});

it('lets nobody add while it is full', async () => {
  const queue = createQueue<number>(2);
  await queue.add(1, signal);
  let isAdded = false;
  const adding = queue.add(2, signal).then(() => {
    isAdded = true;
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(isAdded).toBe(false);
  expect(await queue.take(1, soon)).toEqual([1]);
  await adding;
  expect(await queue.take(9, soon)).toEqual([2]);
});

it('delays nobody who is to end', async () => {
  const ending = new AbortController();
  const queue = createQueue<number>(1);
  const adding = queue.add(1, ending.signal);
  ending.abort();
  await adding;
  expect(await queue.take(1, { waitMs: 60_000, signal: ending.signal })).toEqual([1]);
  expect(await queue.take(1, { waitMs: 60_000, signal: ending.signal })).toEqual([]);
});
