import { randomUUID } from 'node:crypto';
import { create } from '@bufbuild/protobuf';
import { consume } from '@noriter/kit/kafka';
import { replayDeadLetters } from '@noriter/kit/kafka/replay';
import { eventually, openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { memberEvents, siteEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consumingIn } from './consuming.ts';

describe('dead letters', () => {
  let space: TestSpace;
  let start: ReturnType<typeof consumingIn>['start'];
  let sendSite: ReturnType<typeof consumingIn>['sendSite'];
  let stopAll: () => Promise<void>;

  beforeAll(async () => {
    space = await openTestSpace('dead_letters');
    ({ start, stopAll, sendSite } = consumingIn(space));
    await space.makeTopics([siteEvents, memberEvents]);
  });
  afterEach(() => stopAll());
  afterAll(() => space.close());

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
        if (texts.ce_id === id) found = texts;
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
    const ids = [randomUUID(), randomUUID()];
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
  });
});
