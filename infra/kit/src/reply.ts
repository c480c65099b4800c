import { Overloaded } from './micro-batch.ts';
import type { Redis } from './redis.ts';
import { duplicateForSubscribing } from './redis.ts';
import { frameReplies, unframeReplies } from './reply-frames.ts';

/** Callers that may wait for a reply at one time in one process. */
const WAITING_MAX = 20_000;

export type Reply = {
  /** The waiting caller's channel, as it was sent along with the command. */
  channel: string;
  /** The command's id. */
  id: string;
  payload: Uint8Array;
};

export type ReplyInbox<T> = {
  /** Where replies for this process go; put it into the command. */
  readonly channel: string;
  /**
   * Waits for the reply to one command. Call it before the command is sent.
   *
   * @returns the reply, or null when none came in time or it says nothing; a late one is dropped
   * @throws Overloaded when too many callers wait
   */
  expect(id: string, timeoutMs: number): Promise<T | null>;
  /** Gives those who wait for a command its reply, where it came another way than by the channel. */
  deliver(id: string, reply: T): void;
  /** Gives every waiting caller null and ends the subscription. */
  close(): Promise<void>;
};

/**
 * Opens this process's inbox for replies. It is a Redis channel, not a list: a reply that nobody
 * waits for any more is worth nothing (the outcome travels on its topic as well), and with a
 * channel it is gone by itself, without expiry, polling or a connection held for each caller.
 *
 * @param instanceId unique among running processes, e.g. a new UUID
 * @param read what a payload says; null, or throwing, where it says nothing to who waits
 * @example
 * const inbox = await createReplyInbox(redis, ids.next(), readOutcome);
 * const outcome = inbox.expect(command.commandId, 3_000);
 * await producer.send(walletCommands, messageOf({ ...command, replyTo: inbox.channel }));
 * if ((await outcome) === null) throw refuse(codes, 'NT99');
 */
export async function createReplyInbox<T>(
  redis: Redis,
  instanceId: string,
  read: (payload: Uint8Array) => T | null,
): Promise<ReplyInbox<T>> {
  // ioredis puts its prefix before keys, not before channels.
  const channel = `${redis.options.keyPrefix ?? ''}reply:${instanceId}`;
  const waiting = new Map<string, Set<Settle<T>>>();
  let count = 0;
  const subscriber = duplicateForSubscribing(redis);
  const deliver = (id: string, reply: T | null) => {
    for (const settle of waiting.get(id) ?? []) settle(reply);
  };
  subscriber.on('messageBuffer', (_channel: Buffer, message: Buffer) => {
    for (const { id, payload } of unframeReplies(message)) {
      // Nobody waits for most of what comes late.
      if (waiting.has(id)) deliver(id, readOrNull(read, payload));
    }
  });
  await subscriber.subscribe(channel);

  return {
    channel,
    expect(id, timeoutMs) {
      if (count >= WAITING_MAX) {
        return Promise.reject(new Overloaded(`${WAITING_MAX} callers wait for replies already.`));
      }
      return new Promise((resolve) => {
        const callers = waiting.get(id) ?? new Set();
        const settle: Settle<T> = (reply) => {
          clearTimeout(timer);
          callers.delete(settle);
          if (callers.size === 0) waiting.delete(id);
          count -= 1;
          resolve(reply);
        };
        const timer = setTimeout(settle, timeoutMs, null);
        waiting.set(id, callers.add(settle));
        count += 1;
      });
    },
    deliver,
    async close() {
      for (const callers of waiting.values()) for (const settle of callers) settle(null);
      subscriber.disconnect();
    },
  };
}

/** Ends one caller's wait, with the reply or without. */
type Settle<T> = (reply: T | null) => void;

function readOrNull<T>(read: (payload: Uint8Array) => T | null, payload: Uint8Array): T | null {
  try {
    return read(payload);
  } catch {
    return null;
  }
}

/**
 * Answers waiting callers: one message for each channel, all in one round trip. It never fails:
 * a caller without a reply answers NT99 and learns the outcome from its topic, which is no
 * reason to do the work again.
 *
 * @returns how many channels were told
 */
export async function sendReplies(redis: Redis, replies: readonly Reply[]): Promise<number> {
  if (replies.length === 0) return 0;
  const pipeline = redis.pipeline();
  for (const [channel, group] of Map.groupBy(replies, (reply) => reply.channel)) {
    pipeline.publish(channel, frameReplies(group));
  }
  try {
    const results = await pipeline.exec();
    return (results ?? []).filter(([error, listeners]) => error === null && listeners !== 0).length;
  } catch {
    return 0;
  }
}
