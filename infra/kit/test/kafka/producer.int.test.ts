import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import {
  betEvents,
  memberEvents,
  siteEvents,
  stakeEvents,
  walletCommands,
  walletEvents,
} from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { Registry } from 'prom-client';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Overloaded } from '../../src/flow/micro-batch.ts';
import { createEventProducer } from '../../src/kafka/producer.ts';
import {
  eventually,
  type Listening,
  listenTo,
  openTestSpace,
  type TestSpace,
} from '../../src/testing/testing.ts';

describe('the producer', () => {
  let space: TestSpace;
  let received: Listening<typeof siteEvents>;

  beforeAll(async () => {
    space = await openTestSpace('producer');
    received = await listenTo(space, siteEvents);
  });
  afterAll(async () => {
    await received.stop();
    await space.close();
  });

  const idsOf = (key: string) =>
    received.events.filter((one) => one.key === key).map((one) => one.id);
  const event = (key: string, text = '') => ({
    key,
    id: randomUUID(),
    value: create(SiteEventSchema, { siteId: `${key}${text}` }),
  });

  it('keeps the order of a key over thousands of sends at once', async () => {
    const key = randomUUID();
    const events = Array.from({ length: 3_000 }, () => event(key));
    await Promise.all(events.map((one) => space.producer.send(siteEvents, one)));
    await eventually(() => expect(idsOf(key)).toHaveLength(3_000));
    expect(idsOf(key)).toEqual(events.map((one) => one.id));
  });

  it('sends headers of every length as they are', async () => {
    const key = randomUUID();
    const lengths = [1, 40, 63, 64, 65, 127, 128, 511, 512, 5_000];
    for (const length of lengths) {
      await space.producer.send(siteEvents, { ...event(key), requestId: 'r'.repeat(length) });
    }
    const consumedLengths = () =>
      received.events.filter((one) => one.key === key).map((one) => one.requestId?.length);
    await eventually(() => expect(consumedLengths()).toEqual(lengths));
  });

  it('fails an event that is too large for the broker, and sends those beside it', async () => {
    const key = randomUUID();
    const [before, large, after] = [event(key), event(key, 'x'.repeat(1_200_000)), event(key)];
    const results = await Promise.allSettled(
      [before, large, after].map((one) => space.producer.send(siteEvents, one)),
    );
    expect(results.map((one) => one.status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    await eventually(() => expect(idsOf(key)).toEqual([before.id, after.id]));
  });

  it('refuses events when too many wait, and sends the others', async () => {
    const key = randomUUID();
    const events = Array.from({ length: 21_000 }, () => event(key));
    const results = await Promise.allSettled(
      events.map((one) => space.producer.send(siteEvents, one)),
    );
    const refused = results.filter(
      (one) => one.status === 'rejected' && one.reason instanceof Overloaded,
    );
    expect(refused).toHaveLength(1_000);
    // On a very slow machine some of those that wait are given back after ten seconds.
    const sent = results.filter((one) => one.status === 'fulfilled').length;
    expect(sent).toBeGreaterThan(5_000);
    await eventually(() => expect(idsOf(key).length).toBeGreaterThanOrEqual(sent));
  });

  it('sends what waits before it closes', async () => {
    const { kafka, names, log } = space;
    const metrics = new Registry();
    const producer = createEventProducer({ kafka, source: 'closing', names, log, metrics });
    const key = randomUUID();
    const events = Array.from({ length: 700 }, () => event(key));
    const sent = Promise.all(events.map((one) => producer.send(siteEvents, one)));
    await producer.close();
    await sent;
    await eventually(() => expect(idsOf(key)).toHaveLength(700));
    expect(received.events.find((one) => one.key === key)?.source).toBe('closing');
  });

  it('says no sender where a topic has one type alone', async () => {
    const outcomes = await listenTo(space, stakeEvents);
    const value = create(WalletEventSchema, { event: { case: 'outcome', value: {} } });
    const sent = { key: randomUUID(), id: randomUUID(), value };
    await space.producer.send(stakeEvents, sent);
    await eventually(() => expect(outcomes.events.map(({ id }) => id)).toContain(sent.id));
    expect(outcomes.events.find(({ id }) => id === sent.id)).toMatchObject({
      type: 'noriter.v1.WalletEvent.outcome',
      source: '',
    });
    await outcomes.stop();
  });

  it('makes topics with the partitions of the catalogue, and one for dead letters', async () => {
    await Promise.all([1, 2, 3].map(() => space.makeTopics([walletEvents, memberEvents])));
    const admin = space.kafka.admin();
    await admin.connect();
    const topics = [space.names.of(walletEvents), space.names.dlqOf(walletEvents)];
    const { topics: found } = await admin.fetchTopicMetadata({ topics });
    await admin.disconnect();
    expect(new Map(found.map((one) => [one.name, one.partitions.length]))).toEqual(
      new Map([
        [space.names.of(walletEvents), walletEvents.partitions],
        [space.names.dlqOf(walletEvents), 1],
      ]),
    );
  });

  it('makes its other topics when somebody else makes some at the same moment', async () => {
    const lists = [
      [betEvents, walletCommands],
      [walletCommands, betEvents, betEvents],
      [betEvents],
    ];
    await Promise.all(lists.map((topics) => space.makeTopics(topics)));
    const admin = space.kafka.admin();
    await admin.connect();
    const found = await admin.listTopics();
    await admin.disconnect();
    const { names } = space;
    const wanted = [betEvents, walletCommands].flatMap((topic) => [
      names.of(topic),
      names.dlqOf(topic),
    ]);
    expect(found).toEqual(expect.arrayContaining(wanted));
  });
});
