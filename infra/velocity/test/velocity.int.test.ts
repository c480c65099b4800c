import { readFileSync } from 'node:fs';
import { systemClock } from '@noriter/kit/clock';
import { systemIds } from '@noriter/kit/ids';
import { eventually, openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { forgetHitsJob } from '../src/forget-hits.ts';
import { insertHit, listHits } from '../src/hits.ts';
import type { VelocityRules } from '../src/rules.ts';
import { openVelocity, type Velocity } from '../src/velocity.ts';
import { openHangingRedis } from './hanging-redis.ts';

let space: TestSpace;
const opened: Velocity[] = [];

beforeAll(async () => {
  space = await openTestSpace('velocity');
  const sql = readFileSync(new URL('../sql/velocity.sql', import.meta.url), 'utf8');
  await space.pool.query(sql);
});
afterAll(async () => {
  for (const one of opened) await one.close();
  await space.close();
});

const open = (rules: VelocityRules, kind = 'bet', redis = space.redis) => {
  const deps = { ...space, redis, clock: systemClock, ids: systemIds };
  const velocity = openVelocity(deps, { kind, read: async () => rules });
  opened.push(velocity);
  return velocity;
};
const actor = (person: string, siteId = 'site') => ({
  siteId,
  person,
  loginId: person,
  memberId: null,
  address: '203.0.113.7',
});
const today = () => ({
  siteId: 'site',
  from: new Date(Date.now() - 60_000),
  until: new Date(Date.now() + 60_000),
  limit: 50,
  offset: 0,
});
const refusalsOf = async (velocity: Velocity, person: string, times: number) => {
  const codes: (string | null)[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    codes.push((await velocity.refusalOf(actor(person)))?.code ?? null);
  }
  return codes;
};

const slow = { rules: [{ acts: 3, seconds: 60 }], blockSeconds: 120 };

it('refuses one act more than a rule allows, and all within the block, and keeps one row', async () => {
  const velocity = open(slow);
  expect(await refusalsOf(velocity, 'robot', 6)).toEqual([
    null,
    null,
    null,
    'ABZ01',
    'ABZ01',
    'ABZ01',
  ]);
  const { hits, total } = await listHits(space.pool, today());
  expect(total).toBe(1);
  expect(hits[0]).toMatchObject({ loginId: 'robot', acts: 3, seconds: 60, address: '203.0.113.7' });
  const blockedMs = (hits[0]?.blockedUntil.getTime() ?? 0) - (hits[0]?.at.getTime() ?? 0);
  expect(blockedMs).toBe(120_000);
});

it('counts over processes, and a burst as one after the other', async () => {
  const [one, other] = [open(slow), open(slow)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => (turn % 2 ? one : other).refusalOf(actor('twin'))),
  );
  expect(answers.filter((answer) => answer === null)).toHaveLength(3);
  const { hits } = await listHits(space.pool, today());
  expect(hits.filter(({ loginId }) => loginId === 'twin')).toHaveLength(1);
});

it('tells people, sites and kinds of acts apart', async () => {
  const bets = open(slow, 'bet-apart');
  await refusalsOf(bets, 'anna', 4);
  expect(await bets.refusalOf(actor('ben'))).toBeNull();
  expect(await bets.refusalOf(actor('anna', 'other'))).toBeNull();
  expect(await open(slow, 'log-in').refusalOf(actor('anna'))).toBeNull();
});

it('a window slides, and whoever was refused begins anew after the block', async () => {
  const wide = open({ rules: [{ acts: 2, seconds: 60 }], blockSeconds: 1 }, 'slides');
  expect(await refusalsOf(wide, 'carol', 3)).toEqual([null, null, 'ABZ01']);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  expect(await refusalsOf(wide, 'carol', 2)).toEqual([null, null]);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  // The same acts, through a window that has left them behind.
  const narrow = open({ rules: [{ acts: 2, seconds: 1 }], blockSeconds: 1 }, 'slides');
  expect(await refusalsOf(narrow, 'carol', 2)).toEqual([null, null]);
});

it('acts that come together are counted in their order, each as if it came alone', async () => {
  const velocity = open(slow, 'together');
  const people = ['gina', 'hugo', 'gina', 'gina', 'gina', 'hugo', 'gina'];
  const counted = await velocity.refusalsOf(people.map((person) => actor(person, 'together')));
  const codes = counted.map((one) => (one.status === 'fulfilled' ? one.value?.code : 'failed'));
  const passes = undefined;
  expect(codes).toEqual([passes, passes, passes, passes, 'ABZ01', passes, 'ABZ01']);
  expect((await velocity.refusalOf(actor('gina', 'together')))?.params).toEqual({ minutes: 2 });
  const { hits } = await listHits(space.pool, { ...today(), siteId: 'together' });
  expect(hits).toMatchObject([{ loginId: 'gina', acts: 3, seconds: 60 }]);
});

it('of acts that come together only those fail whose rules cannot be read', async () => {
  const error = new Error('no rules');
  const ruleless = { rules: [], blockSeconds: 120 };
  const deps = { ...space, clock: systemClock, ids: systemIds };
  const strict = { rules: [{ acts: 1, seconds: 60 }], blockSeconds: 120 };
  const velocity = openVelocity(deps, {
    kind: 'unread',
    read: async (siteId) => {
      if (siteId === 'broken') throw error;
      return siteId === 'free' ? ruleless : strict;
    },
  });
  opened.push(velocity);
  const sites = ['strict', 'broken', 'free', 'strict', 'free'];
  const counted = await velocity.refusalsOf(sites.map((siteId) => actor('ida', siteId)));
  const passes = { status: 'fulfilled', value: null };
  expect(counted).toMatchObject([
    passes,
    { status: 'rejected', reason: error },
    passes,
    { status: 'fulfilled', value: { code: 'ABZ01' } },
    passes,
  ]);
});

it('acts that come together do not wait for a Redis that hangs time after time', async () => {
  const between = await openHangingRedis(space.env().REDIS_URL ?? '');
  const velocity = open(
    { rules: [{ acts: 1, seconds: 3_600 }], blockSeconds: 3_600 },
    'hangs',
    between.redis,
  );
  const passes = { status: 'fulfilled', value: null };
  const burst = [actor('jana'), actor('jana')];
  between.hang();
  expect(await velocity.refusalsOf(burst)).toEqual([passes, passes]);
  const asked = between.asked();
  expect(asked).toBeGreaterThan(0);
  expect(await velocity.refusalsOf(burst)).toEqual([passes, passes]);
  expect(between.asked()).toBe(asked);
  between.resume();
  await eventually(async () => {
    const [, second] = await velocity.refusalsOf(burst);
    expect(second).toMatchObject({ value: { code: 'ABZ01' } });
  });
  await between.close();
});

it('without rules nothing is too fast, and without Redis nobody is refused', async () => {
  const free = open({ rules: [], blockSeconds: 120 }, 'free');
  expect(await refusalsOf(free, 'dora', 20)).toEqual(Array.from({ length: 20 }, () => null));
  const away = space.redis.duplicate({ lazyConnect: true });
  away.disconnect();
  const velocity = open(slow, 'away', away);
  expect(await refusalsOf(velocity, 'erik', 5)).toEqual(Array.from({ length: 5 }, () => null));
});

it('hits are forgotten after a year, and not before', async () => {
  const now = Date.now();
  const days = (count: number) => new Date(now - count * 86_400_000);
  const hit = { ...actor('old', 'old-site'), acts: 3, seconds: 60, blockedUntil: new Date(now) };
  for (const at of [days(400), days(367), days(365), days(1)]) {
    await insertHit(space.pool, { ...hit, hitId: systemIds.next(), at });
  }
  await forgetHitsJob.run({ pool: space.pool, clock: systemClock }, new AbortController().signal);
  const kept = { ...today(), siteId: 'old-site', from: days(500) };
  const { hits } = await listHits(space.pool, kept);
  expect(hits.map(({ at }) => at)).toEqual([days(1), days(365)]);
});
