import { siteEvents } from '@noriter/proto/topics';
import type { EachBatchPayload } from 'kafkajs';
import { pino } from 'pino';
import { Registry } from 'prom-client';
import { describe, expect, it } from 'vitest';
import { UndecodableEvent } from '../event-envelope.ts';
import type { Consumption } from '../events.ts';
import { consumerMetrics } from '../metrics.ts';
import { topicNames } from '../topics.ts';
import { createBatchRunner } from './batch-runner.ts';
import { createOffsetCommits } from './offset-commits.ts';
import { topicsRead } from './topics-read.ts';

/** A runner of batches of one event, whose handler and dead letters are the test's. */
function setUp(
  process: (key: string) => Promise<void>,
  deadLetter: () => Promise<void> = async () => undefined,
) {
  const log = pino({ level: 'silent' });
  const consumption: Consumption<null> = {
    topic: siteEvents,
    group: 'test',
    fromBeginning: true,
    maxBatch: 1,
    batchesAtOnce: 1,
    restMs: 0,
    process: (_, [event]) => process(event?.key ?? ''),
  };
  const commits = createOffsetCommits(async () => undefined, log);
  const shape = {
    consumption,
    deps: null,
    deadLetter,
    metrics: consumerMetrics(new Registry()),
    log,
  };
  const parts = {
    ...shape,
    topicName: siteEvents.name,
    topics: topicsRead({ topic: siteEvents }, topicNames('')),
    groupId: 'test',
    fetchWaitMs: 500,
    kafka: {} as never,
  };
  return createBatchRunner(parts, commits, () => true);
}

/** What kafkajs hands over of a partition: an event for each key. */
function fetched(partition: number, keys: readonly string[], running = () => true) {
  const resolved: string[] = [];
  const messages = keys.map((key, offset) => ({
    key: Buffer.from(key),
    value: Buffer.alloc(0),
    offset: `${offset}`,
  }));
  const payload = {
    batch: { topic: siteEvents.name, partition, messages },
    heartbeat: async () => undefined,
    isRunning: running,
    isStale: () => false,
    resolveOffset: (offset: string) => void resolved.push(offset),
  };
  return { payload: payload as unknown as EachBatchPayload, resolved };
}

describe('the order of a partition', () => {
  it('is kept: one chunk after the other', async () => {
    const handled: string[] = [];
    const run = setUp(async (key) => void handled.push(key));
    const { payload, resolved } = fetched(0, ['a', 'b', 'c']);
    await run(payload);
    expect(handled).toEqual(['a', 'b', 'c']);
    expect(resolved).toEqual(['0', '1', '2']);
  });

  it('is kept where a chunk can be neither handled nor dead-lettered: nothing behind it is handled', async () => {
    const handled: string[] = [];
    const run = setUp(
      async (key) => {
        if (key === 'bad') throw new UndecodableEvent('not a message');
        handled.push(key);
      },
      () => Promise.reject(new Error('the dead letters are full')),
    );
    const { payload, resolved } = fetched(0, ['a', 'bad', 'c', 'd']);
    const other = fetched(1, ['x', 'y']);
    const [one, two] = await Promise.allSettled([run(payload), run(other.payload)]);
    expect(one).toMatchObject({ reason: { message: 'the dead letters are full' } });
    expect(resolved).toEqual(['0']);
    // The other partition has its own order, and loses nothing.
    expect(two.status).toBe('fulfilled');
    expect(other.resolved).toEqual(['0', '1']);
    expect(handled.toSorted()).toEqual(['a', 'x', 'y']);
  });

  it('is kept where a chunk was given up, even when the partition seems ours again', async () => {
    let lost = false;
    const handled: string[] = [];
    const run = setUp(async (key) => {
      if (key !== 'b') return void handled.push(key);
      lost = true;
      throw Object.assign(new Error('away'), { code: 'ECONNREFUSED' });
    });
    const { payload, resolved } = fetched(0, ['a', 'b', 'c'], () => {
      const ours = !lost;
      lost = false;
      return ours;
    });
    await run(payload);
    expect(resolved).toEqual(['0']);
    expect(handled).toEqual(['a']);
  });
});
