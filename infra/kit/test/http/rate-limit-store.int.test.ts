import type { FastifyRateLimitStore } from '@fastify/rate-limit';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { countedTogether } from '../../src/http/rate-limit-store.ts';
import { eventually, openTestSpace, type TestSpace } from '../../src/testing/testing.ts';

let space: TestSpace;
let store: FastifyRateLimitStore;

beforeAll(async () => {
  space = await openTestSpace('rate_limit_store');
  const Store = countedTogether(space.redis, 'rate:test:');
  store = new Store({});
});
afterAll(() => space.close());

const MAX = 10;

const count = (key: string, windowMs: number, on = store) =>
  new Promise<{ current: number; ttl: number } | undefined>((resolve, reject) => {
    on.incr(key, (error, counted) => (error ? reject(error) : resolve(counted)), windowMs, MAX);
  });

it('counts calls of one moment each by itself, and two of the same key one after the other', async () => {
  const counted = await Promise.all([
    ...['a', 'b', 'a', 'c', 'a'].map((key) => count(key, 60_000)),
    ...Array.from({ length: 100 }, () => count('crowd', 60_000)),
  ]);
  const figures = counted.map((one) => one?.current);
  expect(figures.slice(0, 5)).toEqual([1, 1, 2, 1, 3]);
  expect(figures.slice(5)).toEqual(Array.from({ length: 100 }, (_, index) => index + 1));
  for (const one of counted) {
    expect(one?.ttl).toBeGreaterThan(50_000);
    expect(one?.ttl).toBeLessThanOrEqual(60_000);
  }
});

it('begins again when a window has ended, which calls within it do not put off', async () => {
  expect((await count('long', 60_000))?.current).toBe(1);
  const later = await count('long', 60_000);
  expect(later?.current).toBe(2);
  expect(later?.ttl).toBeLessThanOrEqual(60_000);
  expect((await count('short', 300))?.current).toBe(1);
  await eventually(async () => expect((await count('short', 300))?.current).toBe(1));
});

it('knows of who is over the limit how long the window still lasts', async () => {
  await count('over', 60_000);
  // Long before its end, however slow the machine is.
  await space.redis.pexpire('rate:test:over', 30_000);
  const counted = await Promise.all(Array.from({ length: MAX }, () => count('over', 60_000)));
  const [last] = counted.slice(-1);
  expect(last?.current).toBe(MAX + 1);
  expect(last?.ttl).toBeGreaterThan(20_000);
  expect(last?.ttl).toBeLessThanOrEqual(30_000);
});

it('counts each route by itself', async () => {
  const routeInfo = { method: 'POST', url: '/api/one' };
  const settings = { routeInfo } as unknown as Parameters<typeof store.child>[0];
  const ofRoute = store.child(settings);
  expect((await count('member', 60_000))?.current).toBe(1);
  expect((await count('member', 60_000, ofRoute))?.current).toBe(1);
  expect((await count('member', 60_000, store.child(settings)))?.current).toBe(2);
});

it('fails when Redis is away, as a limit lets pass then', async () => {
  const away = space.redis.duplicate({ lazyConnect: true });
  away.disconnect();
  const Store = countedTogether(away, 'rate:away:');
  await expect(count('x', 1_000, new Store({}))).rejects.toThrow();
});
