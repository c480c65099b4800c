import { expect, test } from 'vitest';
import type { ObjectStore } from './object-store.ts';
import { sharedStore } from './shared-store.ts';

function setUp() {
  const kept = new Map([['a/1', Buffer.from('one')]]);
  let reads = 0;
  const store: ObjectStore = {
    put: async () => undefined,
    async get(name) {
      reads += 1;
      return kept.get(name) ?? null;
    },
    async remove(name) {
      kept.delete(name);
    },
    close: () => undefined,
  };
  return { store: sharedStore(store), reads: () => reads };
}

test('a hundred who look at one picture are given the same bytes, read once', async () => {
  const { store, reads } = setUp();
  const given = await Promise.all(Array.from({ length: 100 }, () => store.get('a/1')));
  expect(new Set(given).size).toBe(1);
  expect(await store.get('a/1')).toBe(given[0]);
  expect(reads()).toBe(1);
});

test('what is not there is looked for again, and what was removed is gone', async () => {
  const { store, reads } = setUp();
  expect(await store.get('a/2')).toBeNull();
  expect(await store.get('a/2')).toBeNull();
  expect(reads()).toBe(2);
  const bytes = await store.get('a/1');
  expect(bytes).not.toBeNull();
  await store.remove('a/1');
  expect(await store.get('a/1')).toBeNull();
});
