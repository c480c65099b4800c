import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { createReplyInbox, type ReplyInbox, sendReplies } from '@noriter/kit/reply';
import { openTestSpace, type TestSpace } from '@noriter/kit/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

describe('replies', () => {
  let space: TestSpace;
  let inbox: ReplyInbox<Uint8Array>;

  beforeAll(async () => {
    space = await openTestSpace('reply');
    inbox = await createReplyInbox(space.redis, randomUUID(), (payload) => payload);
  });
  afterAll(async () => {
    await inbox.close();
    await space.close();
  });

  const payloadOf = (text: string) => new TextEncoder().encode(text);

  it('reach the caller that waits for them', async () => {
    const id = randomUUID();
    const waiting = inbox.expect(id, 2_000);
    await sendReplies(space.redis, [{ channel: inbox.channel, id, payload: payloadOf('done') }]);
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('done');
  });

  it('are null when none comes in time, and a late one is dropped', async () => {
    const id = randomUUID();
    expect(await inbox.expect(id, 30)).toBeNull();
    await sendReplies(space.redis, [{ channel: inbox.channel, id, payload: payloadOf('late') }]);
    await delay(50);
    expect(await inbox.expect(id, 50)).toBeNull();
  });

  it('reach each of two callers that wait for the same command', async () => {
    const id = randomUUID();
    const [patient, hasty] = [inbox.expect(id, 2_000), inbox.expect(id, 20)];
    expect(await hasty).toBeNull();
    await sendReplies(space.redis, [{ channel: inbox.channel, id, payload: payloadOf('x') }]);
    expect(await patient).not.toBeNull();
  });

  it('reach the caller on another way too, and whoever asks again waits anew', async () => {
    const id = randomUUID();
    const waiting = inbox.expect(id, 2_000);
    inbox.deliver(id, payloadOf('told'));
    inbox.deliver(id, payloadOf('told twice'));
    expect(new TextDecoder().decode((await waiting) ?? undefined)).toBe('told');
    expect(await inbox.expect(id, 30)).toBeNull();
  });

  it('are what they are read as, and null at once where they say nothing', async () => {
    const numbers = await createReplyInbox(space.redis, randomUUID(), (payload) => {
      const text = new TextDecoder().decode(payload);
      if (text === 'broken') throw new Error('It cannot be read.');
      return text === 'silent' ? null : Number(text);
    });
    const { channel } = numbers;
    const replyOf = async (text: string) => {
      const id = randomUUID();
      const waiting = numbers.expect(id, 60_000);
      await sendReplies(space.redis, [{ channel, id, payload: payloadOf(text) }]);
      return await waiting;
    };
    expect(await Promise.all(['7', 'broken', 'silent', '8'].map(replyOf))).toEqual([
      7,
      null,
      null,
      8,
    ]);
    await numbers.close();
  });

  it('go to the instance that asked, thousands at a time', async () => {
    const other = await createReplyInbox(space.redis, randomUUID(), (payload) => payload);
    const asked = [inbox, other].flatMap((one) =>
      Array.from({ length: 3_000 }, (_, index) => ({ one, id: randomUUID(), text: `${index}` })),
    );
    const waiting = asked.map(({ one, id }) => one.expect(id, 5_000));
    const told = await sendReplies(
      space.redis,
      asked.map(({ one, id, text }) => ({ channel: one.channel, id, payload: payloadOf(text) })),
    );
    expect(told).toBe(2);
    const texts = (await Promise.all(waiting)).map((one) => one && new TextDecoder().decode(one));
    expect(texts).toEqual(asked.map(({ text }) => text));
    await other.close();
  });

  it('to a caller that has gone cost nothing', async () => {
    const gone = { channel: `${inbox.channel}-gone`, id: randomUUID(), payload: payloadOf('x') };
    expect(await sendReplies(space.redis, [gone])).toBe(0);
  });

  it('are null for all when the inbox closes', async () => {
    const closing = await createReplyInbox(space.redis, randomUUID(), (payload) => payload);
    const waiting = closing.expect(randomUUID(), 60_000);
    await closing.close();
    expect(await waiting).toBeNull();
  });
});
