import { expect, test } from 'vitest';
import { cachedReader } from './cached-reader.ts';

function open(read: (key: string) => Promise<string>, ttlMs = 1_000) {
  let now = 0;
  let reads = 0;
  const ask = cachedReader({ nowMs: () => now, ttlMs }, (key) => {
    reads += 1;
    return read(key);
  });
  return {
    ask,
    reads: () => reads,
    pass: (ms: number) => {
      now += ms;
    },
  };
}

test('a hundred at once are one reading, and it is read anew after a moment', async () => {
  const { ask, reads, pass } = open(async (key) => key);
  const all = await Promise.all(Array.from({ length: 100 }, () => ask('a')));
  expect([new Set(all).size, reads()]).toEqual([1, 1]);
  await ask('b');
  pass(999);
  await ask('a');
  expect(reads()).toBe(2);
  pass(1);
  await ask('a');
  expect(reads()).toBe(3);
});

test('kept for no time, a reading is shared while it lasts', async () => {
  const { ask, reads } = open(async (key) => key, 0);
  await Promise.all([ask('a'), ask('a')]);
  expect(reads()).toBe(1);
  await ask('a');
  expect(reads()).toBe(2);
});

test('a reading that failed is not kept', async () => {
  let isDown = true;
  const { ask } = open(async () => {
    if (isDown) throw new Error('down');
    return 'up';
  });
  await expect(ask('a')).rejects.toThrow('down');
  isDown = false;
  expect(await ask('a')).toBe('up');
});
