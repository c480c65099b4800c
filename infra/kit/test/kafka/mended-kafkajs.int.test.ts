import { createRequire } from 'node:module';
import { setTimeout as delay } from 'node:timers/promises';
import { siteEvents } from '@noriter/proto/topics';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestSpace, type TestSpace } from '../../src/testing/testing.ts';

type EncodeRecord = (record: object) => { buf: Buffer; buffer: Buffer };

const require = createRequire(import.meta.url);

describe('kafkajs in the kit', () => {
  let space: TestSpace;

  beforeAll(async () => {
    space = await openTestSpace('mended');
  });
  afterAll(() => space.close());

  it('encodes events with our encoder, which makes one buffer', () => {
    const encodeRecord: EncodeRecord = require('kafkajs/src/protocol/recordBatch/record/v0');
    const headers = { a: 'b' };
    const { buf, buffer } = encodeRecord({ key: 'k', value: Buffer.from('v'), headers });
    expect(buf).toBe(buffer);
  });

  it('does nothing on a connection while nothing is asked', async () => {
    const queue: {
      prototype: { checkPendingRequests(): void };
    } = require('kafkajs/src/network/requestQueue');
    const admin = space.kafka.admin();
    await admin.connect();
    await admin.describeCluster();
    const looks = vi.spyOn(queue.prototype, 'checkPendingRequests');
    await delay(300);
    expect(looks.mock.calls.length).toBeLessThan(5);
    looks.mockRestore();
    await admin.disconnect();
  });

  it('sends what had to wait for the request before it', async () => {
    await space.makeTopics([siteEvents]);
    const topic = space.names.of(siteEvents);
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
