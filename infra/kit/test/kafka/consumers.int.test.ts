import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { siteEvents, walletEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ReceivedEvent } from '../../src/kafka/event.ts';
import { consume } from '../../src/kafka/events.ts';
import { eventually, openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { consumingIn } from './consuming.ts';

describe('consumers', () => {
  let space: TestSpace;
  let start: ReturnType<typeof consumingIn>['start'];
  let sendWallet: ReturnType<typeof consumingIn>['sendWallet'];
  let sendSite: ReturnType<typeof consumingIn>['sendSite'];
  let stopAll: () => Promise<void>;

  beforeAll(async () => {
    space = await openTestSpace('consumers');
    ({ start, stopAll, sendWallet, sendSite } = consumingIn(space));
    await space.makeTopics([siteEvents, walletEvents]);
  });
  afterEach(() => stopAll());
  afterAll(() => space.close());

  it('gives an event to the handler as it was sent', async () => {
    const events: ReceivedEvent<typeof walletEvents>[] = [];
    const key = randomUUID();
    const id = await sendWallet(key, 7);
    await start(
      randomUUID(),
      consume(walletEvents, {
        handle: async (_deps: null, event) => {
          if (event.key === key) events.push(event);
        },
      }),
    );
    await eventually(() => expect(events).toHaveLength(1));
    expect(events[0]).toMatchObject({
      id,
      type: 'noriter.v1.WalletEvent.outcome',
      source: space.name,
      requestId: 'request-7',
      topic: 'wallet.events',
      attempt: 1,
    });
    expect(events[0]?.value.event.value).toMatchObject({ version: 7n });
  });

  it('keeps the order of each key, in batches over all partitions', async () => {
    const members = Array.from({ length: 20 }, () => randomUUID());
    const seen = new Map<string, number[]>(members.map((member) => [member, []]));
    const sizes: number[] = [];
    await start(
      randomUUID(),
      consume(walletEvents, {
        maxBatch: 100,
        handleBatch: async (_deps: null, events) => {
          sizes.push(events.length);
          for (const event of events) {
            const outcome = event.value.event;
            if (outcome.case === 'outcome')
              seen.get(event.key)?.push(Number(outcome.value.version));
          }
        },
      }),
    );
    const versions = Array.from({ length: 50 }, (_, index) => index);
    await Promise.all(
      versions.flatMap((version) => members.map((member) => sendWallet(member, version))),
    );
    await eventually(() => {
      for (const member of members) expect(seen.get(member)).toEqual(versions);
    });
    expect(Math.max(...sizes)).toBeLessThanOrEqual(100);
    expect(Math.max(...sizes)).toBeGreaterThan(10);
  });

  it('leaves out what it skips, without decoding it', async () => {
    const [ours, theirs] = [randomUUID(), randomUUID()];
    const seen: string[] = [];
    await start(
      randomUUID(),
      consume(walletEvents, {
        maxBatch: 100,
        skip: (_deps: null, { key }) => key === theirs,
        handleBatch: async (_deps: null, events) => {
          seen.push(...events.map(({ key }) => key));
        },
      }),
    );
    await Promise.all(
      [1, 2, 3].flatMap((version) => [theirs, ours].map((one) => sendWallet(one, version))),
    );
    await eventually(() => expect(seen).toContain(ours));
    await eventually(() => expect(seen.filter((key) => key === ours)).toHaveLength(3));
    expect(seen).not.toContain(theirs);
  });

  it('handles what a full batch leaves over beside it, and each partition in one of them', async () => {
    const members = Array.from({ length: 40 }, () => randomUUID());
    const versions = Array.from({ length: 10 }, (_, index) => index);
    const seen = new Map<string, number[]>(members.map((member) => [member, []]));
    const atWork = new Set<ReadonlySet<number>>();
    let most = 0;
    let shared = 0;
    // All are there before the first fetch: more than two batches.
    for (const version of versions) {
      await Promise.all(members.map((member) => sendWallet(member, version)));
    }
    await start(
      randomUUID(),
      consume(walletEvents, {
        maxBatch: 60,
        batchesAtOnce: 2,
        handleBatch: async (_deps: null, events) => {
          const partitions = new Set(events.map(({ partition }) => partition));
          for (const other of atWork) {
            if ([...partitions].some((one) => other.has(one))) shared += 1;
          }
          atWork.add(partitions);
          most = Math.max(most, atWork.size);
          // The first is held until one is beside it.
          if (most < 2) await eventually(() => expect(most).toBe(2));
          await pause(5);
          for (const { key, value } of events) {
            if (value.event.case === 'outcome')
              seen.get(key)?.push(Number(value.event.value.version));
          }
          atWork.delete(partitions);
        },
      }),
    );
    await eventually(() => {
      for (const member of members) expect(seen.get(member)).toEqual(versions);
    });
    expect(most).toBe(2);
    expect(shared).toBe(0);
  });

  it('hands over the first event at once, and together what comes while it rests', async () => {
    const key = randomUUID();
    const batches: number[][] = [];
    await start(
      randomUUID(),
      consume(walletEvents, {
        maxBatch: 100,
        restMs: 6_000,
        fromBeginning: false,
        handleBatch: async (_deps: null, events) => {
          const own = events.filter((event) => event.key === key);
          const versions = own.flatMap(({ value: { event } }) =>
            event.case === 'outcome' ? [Number(event.value.version)] : [],
          );
          if (versions.length > 0) batches.push(versions);
        },
      }),
    );
    await sendWallet(key, 1);
    await eventually(() => expect(batches).toEqual([[1]]));
    await sendWallet(key, 2);
    await sendWallet(key, 3);
    await eventually(() => expect(batches).toEqual([[1], [2, 3]]));
  });

  it('waits out an outage and moves nothing to the dead letters', async () => {
    const key = randomUUID();
    let away = true;
    let attempts = 0;
    const handled: string[] = [];
    await start(
      randomUUID(),
      consume(siteEvents, {
        handle: async (_deps: null, event) => {
          if (event.key !== key) return;
          attempts += 1;
          if (away) throw Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
          handled.push(event.key);
        },
      }),
    );
    await sendSite(key);
    await eventually(() => expect(attempts).toBeGreaterThan(6));
    away = false;
    await eventually(() => expect(handled).toEqual([key]));
  });

  it('loses and repeats nothing when it is stopped and started in the middle', async () => {
    const group = randomUUID();
    const handled: string[] = [];
    const consumption = consume(walletEvents, {
      fromBeginning: true,
      handle: async (_deps: null, event) => void handled.push(event.id),
    });
    const sent: string[] = [];
    let sending = true;
    const sender = (async () => {
      for (let version = 0; sending; version += 1) {
        sent.push(...(await Promise.all([1, 2, 3].map(() => sendWallet(randomUUID(), version)))));
      }
    })();
    for (let round = 0; round < 3; round += 1) {
      const consumers = await start(group, consumption);
      await eventually(() => expect(handled.length).toBeGreaterThan((round + 1) * 50));
      await consumers.stop();
    }
    sending = false;
    await sender;
    await start(group, consumption);
    await eventually(() => expect(handled).toEqual(expect.arrayContaining(sent)));
    expect(new Set(handled).size).toBe(handled.length);
  });

  it('shares its partitions with a second process, and takes over when that leaves', async () => {
    const group = randomUUID();
    const owners = new Map<string, string>();
    const consumption = (name: string) =>
      consume(walletEvents, {
        handle: async (_deps: null, event) => void owners.set(event.id, name),
      });
    await start(group, consumption('first'));
    const second = await start(group, consumption('second'));
    const early: string[] = [];
    for (let index = 0; index < 40; index += 1) early.push(await sendWallet(randomUUID(), index));
    await eventually(() => expect(early.every((id) => owners.has(id))).toBe(true));
    expect(new Set(early.map((id) => owners.get(id)))).toEqual(new Set(['first', 'second']));
    await second.stop();
    const later: string[] = [];
    for (let index = 0; index < 40; index += 1) later.push(await sendWallet(randomUUID(), index));
    await eventually(() => expect(later.every((id) => owners.get(id) === 'first')).toBe(true));
  });
});
