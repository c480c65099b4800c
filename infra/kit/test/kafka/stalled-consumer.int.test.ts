import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { KafkaConnection } from '../../src/kafka/client.ts';
import { consume } from '../../src/kafka/events.ts';
import { eventually, openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { consumingIn } from './consuming.ts';

type Consumer = ReturnType<KafkaConnection['consumer']>;

/** As a service watches, only sooner, and not so soon that a busy machine alone ends a consumer. */
const watch = { pollEveryMs: 100, stallReportedMs: 500, stallEndedMs: 6_000 };
/** Longer than a test. */
const NEVER_MS = 3_600_000;

describe('a consumer that stands still', () => {
  let space: TestSpace;
  let consuming: ReturnType<typeof consumingIn>;

  beforeAll(async () => {
    space = await openTestSpace('stalled');
    consuming = consumingIn(space);
    await space.makeTopics([siteEvents]);
  });
  afterEach(() => consuming.stopAll());
  afterAll(() => space.close());

  /** The space's Kafka, and the consumers that were made from it. */
  function rememberConsumers(): { kafka: KafkaConnection; made: Consumer[] } {
    const made: Consumer[] = [];
    const kafka: KafkaConnection = Object.create(space.kafka);
    kafka.consumer = (options) => {
      const consumer = space.kafka.consumer(options);
      made.push(consumer);
      return consumer;
    };
    return { kafka, made };
  }

  /** A broker that has just started refuses the first who ask for a group: it still loads it. */
  async function loadedGroup(): Promise<string> {
    const group = randomUUID();
    const idle = consume(siteEvents, { handle: async () => undefined });
    const first = await consuming.start(group, idle);
    await eventually(() => first.check());
    await consuming.stopAll();
    return group;
  }

  async function metricOf(metrics: Registry, name: string): Promise<number | undefined> {
    return (await metrics.getSingleMetric(name)?.get())?.values[0]?.value;
  }

  it('is started anew and handles what had waited, once', async () => {
    const { kafka, made } = rememberConsumers();
    const metrics = new Registry();
    const handled: string[] = [];
    const consumption = consume(siteEvents, {
      handle: async (_deps: null, event) => void handled.push(event.id),
    });
    // Ended when the test says so: what a busy machine does slowly in between is no stall of this.
    const own = { ...watch, stallEndedMs: NEVER_MS };
    await consuming.start(await loadedGroup(), consumption, { kafka, watch: own, metrics });
    const first = await consuming.sendSite(randomUUID());
    await eventually(() => expect(handled).toEqual([first]));

    // It stays in its group and answers its heart-beats, but it fetches nothing any more.
    made[0]?.pause([{ topic: space.names.of(siteEvents) }]);
    const waiting: string[] = [];
    for (let i = 0; i < 5; i += 1) waiting.push(await consuming.sendSite('noriter'));
    await eventually(async () =>
      expect(await metricOf(metrics, 'noriter_consumer_stalled')).toBe(1),
    );
    expect(handled).toEqual([first]);

    own.stallEndedMs = 1_500;
    await eventually(() => expect(made).toHaveLength(2));
    own.stallEndedMs = NEVER_MS;
    await eventually(() => expect(handled).toEqual([first, ...waiting]));
    expect(made).toHaveLength(2);
    expect(await metricOf(metrics, 'noriter_consumer_restarts_total')).toBe(1);
    await eventually(async () =>
      expect(await metricOf(metrics, 'noriter_consumer_stalled')).toBe(0),
    );
    own.stallEndedMs = 1_500;
    await delay(own.stallEndedMs);
    expect(handled).toHaveLength(6);
    expect(made).toHaveLength(2);
  });

  it('is left alone while a handler is at work, however long that takes', async () => {
    const { kafka, made } = rememberConsumers();
    const metrics = new Registry();
    const atWork = Promise.withResolvers<void>();
    const handled: string[] = [];
    const key = randomUUID();
    const consumption = consume(siteEvents, {
      handle: async (_deps: null, event) => {
        if (event.key !== key) return;
        await atWork.promise;
        handled.push(event.id);
      },
    });
    const watched = { kafka, watch, metrics };
    const consumers = await consuming.start(await loadedGroup(), consumption, watched);
    const id = await consuming.sendSite(key);
    await eventually(async () =>
      expect(await metricOf(metrics, 'noriter_consumer_stalled')).toBe(1),
    );
    await delay(watch.stallEndedMs + 5 * watch.pollEveryMs);
    expect(made).toHaveLength(1);
    atWork.resolve();
    await eventually(() => expect(handled).toEqual([id]));
    // What it did is committed a moment later: until then it only seems to stall.
    await delay(5 * watch.pollEveryMs);
    expect(made).toHaveLength(1);
    await consumers.check();
  });
});
