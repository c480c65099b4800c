import { randomUUID } from 'node:crypto';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { MemberEventSchema } from '@noriter/proto/member_events_pb';
import { SiteEventSchema } from '@noriter/proto/site_events_pb';
import { memberEvents, siteEvents } from '@noriter/proto/topics';
import { Registry } from 'prom-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { consumeDeadLetters, type DeadLetter } from '../../src/kafka/consume/dead-letters.ts';
import { consume } from '../../src/kafka/events.ts';
import {
  deadLettersOf,
  eventually,
  openTestSpace,
  type TestSpace,
} from '../../src/testing/testing.ts';
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

  it('are counted from 0 on, so that an alarm sees the first one', async () => {
    const metrics = new Registry();
    const group = randomUUID();
    await start(group, consume(siteEvents, { handle: async (_deps: null) => undefined }), {
      metrics,
    });
    const text = await metrics.getSingleMetricAsString('noriter_consumer_events_total');
    expect(text).toContain(`group="${space.name}.${group}.site.events",outcome="dead"} 0`);
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
    expect(await letterOf(id)).toMatchObject({
      topic: 'site.events',
      group: `${space.name}.${group}.site.events`,
      attempts: 5,
      error: 'Error: this one is poison',
      diedAt: new Date('2026-03-01T00:00:00.000Z'),
    });
  });

  async function letterOf(id: string): Promise<DeadLetter | undefined> {
    return eventually(async () => {
      const letters = await deadLettersOf(space, siteEvents);
      const found = letters.find(({ headers }) => headers.ce_id === id);
      expect(found).toBeDefined();
      return found;
    });
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
    expect(await letterOf(id)).toMatchObject({ attempts: 1 });
  });

  it('reads dead letters again as the events they were, once each', async () => {
    const [id, poison, other] = [randomUUID(), randomUUID(), randomUUID()];
    const [key, group] = [randomUUID(), randomUUID()];
    const value = create(MemberEventSchema, { memberId: key });
    await start(
      group,
      consume(memberEvents, {
        handle: async () => {
          throw new Error('not yet');
        },
      }),
    );
    const kept: DeadLetter[] = [];
    const dead = consumeDeadLetters([siteEvents, memberEvents], async (_deps: null, letters) => {
      // One that cannot be kept must not make a dead letter of its own.
      if (letters.some(({ headers }) => headers.ce_id === poison))
        throw new Error('cannot be kept');
      kept.push(...letters);
    });
    await start(randomUUID(), dead);
    await space.producer.send(memberEvents, { key, id: poison, value });
    await space.producer.send(memberEvents, { key, id, value });
    const dlq = space.names.dlqOf(siteEvents);
    const site = Buffer.from(toBinary(SiteEventSchema, create(SiteEventSchema, { siteId: key })));
    await space.producer.sendEncoded([
      { topic: dlq, key: other, value: site, headers: { ce_id: other } },
    ]);
    const ofTopic = ({ name }: { name: string }, whose: string | undefined) =>
      kept.filter((letter) => letter.topic === name && letter.key === whose);
    // Of two topics, by the one group.
    await eventually(() => expect(ofTopic(siteEvents, other)).toHaveLength(1));
    await eventually(() => expect(ofTopic(memberEvents, key)).toHaveLength(1));
    const [letter] = ofTopic(memberEvents, key);
    expect(letter).toMatchObject({
      topic: 'member.events',
      group: `${space.name}.${group}.member.events`,
      key,
      error: 'Error: not yet',
      headers: { ce_id: id },
    });
    expect(fromBinary(MemberEventSchema, letter?.value ?? new Uint8Array()).memberId).toBe(key);
  });
});
