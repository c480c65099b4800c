import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type RequestQueue = { prototype: { checkPendingRequests(): void } };

type EncodeHeader = (header: { key: string; value: string }) => { buf: Buffer };

const require = createRequire(import.meta.url);
const queue: RequestQueue = require('kafkajs/src/network/requestQueue');
const encodeHeader: EncodeHeader = require('kafkajs/src/protocol/recordBatch/header/v0');

describe('a connection to the broker', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('quiet');
  });
  afterEach(() => vi.restoreAllMocks());
  afterAll(() => space.close());

  it('does nothing while nothing is asked', async () => {
    const admin = space.kafka.admin();
    await admin.connect();
    await admin.describeCluster();
    await delay(50);
    const looks = vi.spyOn(queue.prototype, 'checkPendingRequests');
    await delay(300);
    expect(looks.mock.calls.length).toBeLessThan(5);
    await admin.disconnect();
  });

  it('begins a header with little memory', () => {
    expect(encodeHeader({ key: 'ce_id', value: 'e1' }).buf).toHaveLength(64);
    expect(encodeHeader({ key: 'ce_id', value: 'e'.repeat(64) }).buf.length).toBeGreaterThan(64);
  });

  it('sends what had to wait for the request before it', async () => {
    const topic = space.names.of({ name: 'waiting' });
    const admin = space.kafka.admin();
    await admin.connect();
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions: 1 }] });
    await admin.disconnect();
    const producer = space.kafka.producer({ maxInFlightRequests: 1 });
    await producer.connect();
    const sends = Array.from({ length: 20 }, (_, index) =>
      producer.send({ topic, messages: [{ value: String(index) }] }),
    );
    const offsets = (await Promise.all(sends)).map(([sent]) => sent?.baseOffset);
    expect(new Set(offsets).size).toBe(20);
    await producer.disconnect();
  });
});
