import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createRedis } from '../../src/redis/redis.ts';
import { createReplyInbox, type ReplyInbox, sendReplies } from '../../src/redis/reply.ts';
import { eventually, openTestSpace, type TestSpace } from '../../src/testing/testing.ts';
import { movableAddress } from '../failover/own-redis.ts';

/** Where nobody listens. */
const NOBODYS_PORT = 1;

/** For a reply that comes, however long a busy machine takes. */
const PATIENCE_MS = 60_000;

describe('replies', () => {
  let space: TestSpace;
  let inbox: ReplyInbox<Uint8Array>;

  beforeAll(async () => {
    space = await openTestSpace('reply');
    inbox = await createReplyInbox(space.redis, randomUUID(), ({ payload }) => payload);
  });
  afterAll(async () => {
    await inbox.close();
    await space.close();
  });

  const payloadOf = (text: string) => new TextEncoder().encode(text);
  const reply = (id: string, text: string) =>
    sendReplies(space.redis, [{ replyTo: inbox.replyTo, id, payload: payloadOf(text), mac: '' }]);

  it('reach the caller that waits for them', async () => {
    const id = randomUUID();
    const waiting = inbox.expect(id, PATIENCE_MS);
    await reply(id, 'done');
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('done');
  });

  it('are null when none comes in time, and a late one is dropped', async () => {
    const id = randomUUID();
    expect(await inbox.expect(id, 30)).toBeNull();
    await reply(id, 'late');
    // What comes after it has come, and so has it.
    const after = randomUUID();
    const next = inbox.expect(after, PATIENCE_MS);
    await reply(after, 'next');
    expect(await next).not.toBeNull();
    expect(await inbox.expect(id, 50)).toBeNull();
  });

  it('reach each of two callers that wait for the same command', async () => {
    const id = randomUUID();
    const [patient, hasty] = [inbox.expect(id, PATIENCE_MS), inbox.expect(id, 20)];
    expect(await hasty).toBeNull();
    await reply(id, 'x');
    expect(await patient).not.toBeNull();
  });

  it('reach the caller on another way too, and whoever asks again waits anew', async () => {
    const id = randomUUID();
    const waiting = inbox.expect(id, PATIENCE_MS);
    inbox.deliver(id, payloadOf('done'));
    inbox.deliver(id, payloadOf('done twice'));
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('done');
    expect(await inbox.expect(id, 30)).toBeNull();
  });

  it('survive a message that is none', async () => {
    const id = randomUUID();
    const waiting = inbox.expect(id, PATIENCE_MS);
    await space.redis.publish(inbox.replyTo, Buffer.from([0x0a, 0xff, 0x01]));
    await reply(id, 'done');
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('done');
  });

  it('are what they are read as, and those that are none leave the caller waiting', async () => {
    const numbers = await createReplyInbox(space.redis, randomUUID(), ({ payload, mac }) => {
      const text = new TextDecoder().decode(payload);
      if (mac !== 'right') return null;
      if (text === 'broken') throw new Error('It cannot be read.');
      return text === 'silent' ? null : Number(text);
    });
    const { replyTo } = numbers;
    const id = randomUUID();
    const waiting = numbers.expect(id, PATIENCE_MS);
    const send = (text: string, mac = 'right') =>
      sendReplies(space.redis, [{ replyTo, id, payload: payloadOf(text), mac }]);
    await send('broken');
    await send('silent');
    await send('7', 'wrong');
    await send('8');
    expect(await waiting).toBe(8);
    await numbers.close();
  });

  it('go to the instance that asked, thousands at a time', async () => {
    const other = await createReplyInbox(space.redis, randomUUID(), ({ payload }) => payload);
    const asked = [inbox, other].flatMap((one) =>
      Array.from({ length: 3_000 }, (_, index) => ({ one, id: randomUUID(), text: `${index}` })),
    );
    const waiting = asked.map(({ one, id }) => one.expect(id, PATIENCE_MS));
    const reached = await sendReplies(
      space.redis,
      asked.map(({ one, id, text }) => ({
        replyTo: one.replyTo,
        id,
        payload: payloadOf(text),
        mac: '',
      })),
    );
    expect(reached).toBe(2);
    const texts = (await Promise.all(waiting)).map((one) => one && new TextDecoder().decode(one));
    expect(texts).toEqual(asked.map(({ text }) => text));
    await other.close();
  });

  it('come from the moment Redis is there, and nobody waits for it before', async () => {
    const address = await movableAddress(NOBODYS_PORT);
    const redis = createRedis(address.url);
    const early = await createReplyInbox(redis, randomUUID(), ({ payload }) => payload, 50);
    address.moveTo(Number(new URL(space.env().REDIS_URL ?? '').port));
    const { replyTo } = early;
    const id = randomUUID();
    const waiting = early.expect(id, PATIENCE_MS);
    await eventually(async () => {
      const sent = { replyTo, id, payload: payloadOf('done'), mac: '' };
      expect(await sendReplies(space.redis, [sent])).toBe(1);
    });
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('done');
    await early.close();
    redis.disconnect();
    await address.close();
  });

  it('to a caller that has gone cost nothing', async () => {
    const replyTo = `${inbox.replyTo}-gone`;
    const gone = { replyTo, id: randomUUID(), payload: payloadOf('x'), mac: '' };
    expect(await sendReplies(space.redis, [gone])).toBe(0);
  });

  it('are null for all when the inbox closes', async () => {
    const closing = await createReplyInbox(space.redis, randomUUID(), ({ payload }) => payload);
    const waiting = closing.expect(randomUUID(), PATIENCE_MS);
    await closing.close();
    expect(await waiting).toBeNull();
  });
});
