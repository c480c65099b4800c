import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

type RequestQueue = { prototype: { checkPendingRequests(): void } };

type GroupMessages = (parts: object) => Record<number, { value: string }[]>;

type EncodeRecord = (record: object) => { buf: Buffer; buffer: Buffer };

const require = createRequire(import.meta.url);
const queue: RequestQueue = require('kafkajs/src/network/requestQueue');
const groupMessages: GroupMessages = require('kafkajs/src/producer/groupMessagesPerPartition');
const encodeRecord: EncodeRecord = require('kafkajs/src/protocol/recordBatch/record/v0');

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

  it('encodes events in one pass', () => {
    const { buf, buffer } = encodeRecord({
      key: 'k',
      value: Buffer.from('v'),
      headers: { a: 'b' },
    });
    expect(buf).toBe(buffer);
  });

  it('gathers what goes to a partition in its order, and copies none of it', () => {
    const messages = Array.from({ length: 6 }, (_, index) => ({ value: String(index) }));
    const partitioner = ({ message }: { message: { value: string } }) => Number(message.value) % 2;
    const grouped = groupMessages({ topic: 't', partitionMetadata: [{}], messages, partitioner });
    expect(Object.keys(grouped)).toEqual(['0', '1']);
    expect(grouped[1]?.map(({ value }) => value)).toEqual(['1', '3', '5']);
    expect(Object.getPrototypeOf(grouped)).toBeNull();
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
