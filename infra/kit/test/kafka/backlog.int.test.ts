import { randomUUID } from 'node:crypto';
import { siteEvents, walletEvents } from '@noriter/proto/topics';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createKafka } from '../../src/kafka/client.ts';
import { openBacklog, type TopicEnds } from '../../src/kafka/consume/backlog.ts';
import { consume } from '../../src/kafka/events.ts';
import {
  consumed,
  eventually,
  openTestSpace,
  settableClock,
  type TestSpace,
} from '../../src/testing/testing.ts';
import { consumingIn } from './consuming.ts';

const MINUTE_MS = 60_000;
const clock = settableClock('2026-03-01T00:00:00Z');

describe('a backlog', () => {
  let space: TestSpace;
  let consuming: ReturnType<typeof consumingIn>;

  beforeAll(async () => {
    space = await openTestSpace('backlog');
    consuming = consumingIn(space);
    await space.makeTopics([siteEvents, walletEvents]);
  });
  afterEach(() => consuming.stopAll());
  afterAll(() => space.close());

  /** Of a service whose brokers have answered for long. */
  function backlogOf(group: string, kafka = space.kafka) {
    const { names, log } = space;
    const backlog = openBacklog({ kafka, names, group, clock, log, answered: true });
    clock.advance(10 * MINUTE_MS);
    return backlog;
  }

  async function endsNow(backlog: ReturnType<typeof backlogOf>): Promise<TopicEnds> {
    const ends = await backlog.endsOf([siteEvents, walletEvents]);
    if (ends === null) throw new Error('The brokers answer.');
    return ends;
  }

  it('is read when the group is done with what stood there, whatever comes after it', async () => {
    const group = randomUUID();
    const backlog = backlogOf(group);
    expect(await backlog.isRead(await endsNow(backlog))).toBe(true);
    for (let site = 0; site < 20; site += 1) await consuming.sendSite(randomUUID());
    const ends = await endsNow(backlog);
    expect(await backlog.isRead(ends)).toBe(false);

    const gate = { opens: () => {} };
    const open = new Promise<void>((resolve) => {
      gate.opens = resolve;
    });
    const asked: string[] = [];
    const handleBatch = async (_deps: null, events: readonly { id: string }[]) => {
      asked.push(...events.map(({ id }) => id));
      await open;
    };
    await consuming.start(group, consume(siteEvents, { maxBatch: 1_000, handleBatch }));
    await eventually(() => expect(asked.length).toBeGreaterThan(0));
    // What is being handled is not done.
    expect(await backlog.isRead(ends)).toBe(false);
    gate.opens();
    await consumed(space, siteEvents, group);
    await consuming.stopAll();
    await consuming.sendSite(randomUUID());
    expect(await backlog.isRead(ends)).toBe(true);
    expect(await backlog.isRead(await endsNow(backlog))).toBe(false);
  });

  it('is not read where no broker answers, and nobody fails for it', async () => {
    const away = createKafka({ brokers: '127.0.0.1:1', clientId: 'away', log: space.log });
    const backlog = backlogOf(randomUUID(), away);
    expect(await backlog.endsOf([siteEvents])).toBeNull();
    expect(await backlog.isRead({ [siteEvents.name]: { 0: '1' } })).toBe(false);
  });

  it('has no ends until services had time to publish what waited for the brokers', async () => {
    const backlog = backlogOf(randomUUID());
    expect(await backlog.endsOf([siteEvents])).not.toBeNull();
    backlog.noted(false);
    clock.advance(60 * MINUTE_MS);
    expect(await backlog.endsOf([siteEvents])).toBeNull();
    clock.advance(4 * MINUTE_MS);
    expect(await backlog.endsOf([siteEvents])).toBeNull();
    clock.advance(MINUTE_MS);
    expect(await backlog.endsOf([siteEvents])).not.toBeNull();
  });

  it('of a topic that was made anew is what stands there now', async () => {
    const backlog = backlogOf(randomUUID());
    expect(await backlog.isRead({ [walletEvents.name]: { 0: '1000' } })).toBe(true);
  });
});
