import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { type Consumption, consume, type ReceivedEvent } from '@noriter/kit/kafka';
import { type RunningConsumers, startConsumers } from '@noriter/kit/kafka/consumers';
import { replayDeadLetters } from '@noriter/kit/kafka/replay';
import { eventually, listenTo, openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { memberEvents, siteEvents, walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';

describe('consumers', () => {
  let space: TestSpace;
  let running: RunningConsumers[] = [];

  beforeAll(async () => {
    space = await openTestSpace('consumers');
    await space.makeTopics([siteEvents, walletEvents, memberEvents]);
  });
  afterEach(async () => {
    await Promise.all(running.map((one) => one.stop()));
    running = [];
  });
  afterAll(() => space.close());

  async function start(group: string, consumption: Consumption<null>): Promise<RunningConsumers> {
    const consumers = await startConsumers({
      kafka: space.kafka,
      service: group,
      names: space.names,
      consumes: [consumption],
      deps: null,
      producer: space.producer,
      clock: { now: () => new Date('2026-03-01T00:00:00Z') },
      log: space.log,
      metrics: new Registry(),
    });
    running.push(consumers);
    return consumers;
  }

  async function sendWallet(key: string, version: number): Promise<string> {
    const id = randomUUID();
    const value = create(WalletEventSchema, {
      memberId: key,
      event: { case: 'outcome', value: { version: BigInt(version) } },
    });
    await space.producer.send(walletEvents, { key, id, value, requestId: `request-${version}` });
    return id;
  }

  async function sendSite(key: string): Promise<string> {
    const id = randomUUID();
    const value = create(SiteEventSchema, { siteId: key });
    await space.producer.send(siteEvents, { key, id, value });
    return id;
  }

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
            if (outcome.case === 'outcome') seen.get(event.key)?.push(Number(outcome.value.version));
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

  it('moves an event that keeps failing to the dead letters, and goes on', async () => {
    const [bad, good] = [randomUUID(), randomUUID()];
    const handled: string[] = [];
    const attempts: number[] = [];
    const group = randomUUID();
    await start(
      group,
      consume(siteEvents, {
        handle: async (_deps: null, event) => {
          if (event.key === bad) {
            attempts.push(event.attempt);
            throw new Error('this one is poison');
          }
          handled.push(event.key);
        },
      }),
    );
    const id = await sendSite(bad);
    await sendSite(good);
    await eventually(() => expect(handled).toContain(good));
    expect(attempts).toEqual([1, 2, 3, 4, 5]);
    const letter = await readDeadLetter(id);
    expect(letter).toMatchObject({
      ce_id: id,
      dlq_topic: 'site.events',
      dlq_partition: '0',
      dlq_group: `${space.name}.${group}.site.events`,
      dlq_attempts: '5',
      dlq_error: 'Error: this one is poison',
      dlq_time: '2026-03-01T00:00:00.000Z',
    });
  });

  async function readDeadLetter(id: string): Promise<Record<string, string> | undefined> {
    const groupId = `${space.name}.${randomUUID()}`;
    const consumer = space.kafka.consumer({ groupId, maxWaitTimeInMs: 100 });
    let found: Record<string, string> | undefined;
    await consumer.connect();
    await consumer.subscribe({ topic: space.names.dlqOf(siteEvents), fromBeginning: true });
    await consumer.run({
      eachMessage: async ({ message }) => {
        const headers = Object.entries(message.headers ?? {});
        const texts = Object.fromEntries(headers.map(([name, value]) => [name, String(value)]));
        if (texts['ce_id'] === id) found = texts;
      },
    });
    await eventually(() => expect(found).toBeDefined());
    await consumer.disconnect();
    return found;
  }

  it('isolates the bad event of a batch', async () => {
    const bad = randomUUID();
    const others = Array.from({ length: 30 }, () => randomUUID());
    const handled: string[] = [];
    await Promise.all([...others.slice(0, 15), bad, ...others.slice(15)].map(sendSite));
    await start(
      randomUUID(),
      consume(siteEvents, {
        maxBatch: 200,
        handleBatch: async (_deps: null, events) => {
          if (events.some((event) => event.key === bad)) throw new Error('poison');
          handled.push(...events.map((event) => event.key));
        },
      }),
    );
    await eventually(() => expect(handled).toEqual(expect.arrayContaining(others)));
    expect(handled).not.toContain(bad);
  });

  it('moves bytes that are not the message to the dead letters at once', async () => {
    const [id, after] = [randomUUID(), randomUUID()];
    const topic = space.names.of(siteEvents);
    const headers = { ce_id: id, ce_type: 'x' };
    const value = Buffer.from([0xff, 0xff, 0xff]);
    await space.producer.sendEncoded([{ topic, key: 'k', value, headers }]);
    await sendSite(after);
    const handled: string[] = [];
    await start(
      randomUUID(),
      consume(siteEvents, {
        handle: async (_deps: null, event) => void handled.push(event.key),
      }),
    );
    await eventually(() => expect(handled).toContain(after));
    expect(await readDeadLetter(id)).toMatchObject({ dlq_attempts: '1' });
  });

  it('replays dead letters to their topic: each once, or one by its id', async () => {
    const key = randomUUID();
    let healed = false;
    const handled: string[] = [];
    await start(
      randomUUID(),
      consume(memberEvents, {
        handle: async (_deps: null, event) => {
          if (!healed) throw new Error('not yet');
          handled.push(event.id);
        },
      }),
    );
    const heard = await listenTo(space, memberEvents);
    const ids = [randomUUID(), randomUUID()];
    const { MemberEventSchema } = await import('@noriter/proto/member_events_pb');
    for (const id of ids) {
      const value = create(MemberEventSchema, { memberId: key });
      await space.producer.send(memberEvents, { key, id, value });
    }
    const admin = space.kafka.admin();
    await admin.connect();
    await eventually(async () => {
      const [dlq] = await admin.fetchTopicOffsets(space.names.dlqOf(memberEvents));
      expect(dlq?.high).toBe('2');
    });
    await admin.disconnect();
    healed = true;
    expect(await replayDeadLetters(space, { topic: memberEvents })).toEqual({ found: 2, sent: 2 });
    await eventually(() => expect(handled).toEqual(ids));
    expect(await replayDeadLetters(space, { topic: memberEvents })).toEqual({ found: 0, sent: 0 });
    const one = { topic: memberEvents, id: ids[1] };
    expect(await replayDeadLetters(space, one)).toEqual({ found: 2, sent: 1 });
    await eventually(() => expect(handled).toEqual([...ids, ids[1]]));
    await heard.stop();
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
    await eventually(() => expect(attempts).toBeGreaterThan(6), 20_000);
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

  it('shares the partitions with a second process, and takes them over when that leaves', async () => {
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
