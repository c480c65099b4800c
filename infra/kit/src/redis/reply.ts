import { setTimeout as delay } from 'node:timers/promises';
import { create, fromBinary, toBinary } from '@bufbuild/protobuf';
import { RepliesSchema, type Reply as ReplyMessage } from '@noriter/proto/replies_pb';
import { Overloaded } from '../flow/micro-batch.ts';
import type { Redis } from './redis.ts';
import { duplicateForSubscribing } from './redis.ts';

/** Callers that may wait for a reply at one time in one process. */
const WAITING_MAX = 20_000;

/** How long a start waits for Redis before it goes on without. */
const SUBSCRIBE_WAIT_MS = 5_000;

export type Reply = {
  /** The waiting instance's reply address, as it came with the command. */
  replyTo: string;
  /** The command's id. */
  id: string;
  payload: Uint8Array;
  /** Proves the payload to the caller, as the header of the same event does. */
  mac: string;
};

/** A reply as it came: anybody who reaches Redis may have sent it. */
export type ReceivedReply = Pick<Reply, 'id' | 'payload' | 'mac'>;

export type ReplyInbox<T> = {
  /** Where replies for this instance go; put it into the command. */
  readonly replyTo: string;
  /**
   * Waits for the reply to one command. Call it before the command is sent.
   *
   * @returns the reply, or null when none came in time; one that is late or cannot be read is dropped
   * @throws Overloaded when too many callers wait
   */
  expect(id: string, timeoutMs: number): Promise<T | null>;
  /** Gives those who wait for a command its reply, where it came another way. */
  deliver(id: string, reply: T): void;
  /** Gives every waiting caller null and ends the subscription. */
  close(): Promise<void>;
};

/**
 * Opens this instance's inbox for replies: Redis pub/sub, not a list. A reply that nobody waits for
 * any more is worth nothing (the outcome is published on its topic as well), and with pub/sub it is
 * gone by itself, without expiry, polling or a connection for each caller. Where Redis is away replies
 * come from the moment it is back: until then callers are given theirs another way, or none.
 *
 * @param instanceId unique among running processes, e.g. a new UUID
 * @param read checks and decodes a reply; null, or throwing, where it is none: the caller waits on
 * @param waitMs for Redis, at most
 * @example
 * const inbox = await createReplyInbox(redis, ids.next(), readOutcome);
 * const outcome = inbox.expect(command.commandId, 3_000);
 * await producer.send(walletCommands, messageOf({ ...command, replyTo: inbox.replyTo }));
 * if ((await outcome) === null) throw refuse(codes, 'NT99');
 */
export async function createReplyInbox<T>(
  redis: Redis,
  instanceId: string,
  read: (reply: ReceivedReply) => T | null,
  waitMs = SUBSCRIBE_WAIT_MS,
): Promise<ReplyInbox<T>> {
  // ioredis puts its prefix before keys, not before the names of pub/sub.
  const replyTo = `${redis.options.keyPrefix ?? ''}reply:${instanceId}`;
  const waiting = new Map<string, Set<Settle<T>>>();
  let count = 0;
  const subscriber = duplicateForSubscribing(redis);
  const deliver = (id: string, reply: T) => {
    for (const settle of waiting.get(id) ?? []) settle(reply);
  };
  subscriber.on('messageBuffer', (_name: Buffer, message: Buffer) => {
    for (const { commandId: id, payload, mac } of decodeReplies(message)) {
      // Nobody waits for most of what comes late.
      const reply = waiting.has(id) ? readOrNull(read, { id, payload, mac }) : null;
      if (reply !== null) deliver(id, reply);
    }
  });
  const subscribed = subscriber.subscribe(replyTo);
  await Promise.race([subscribed, delay(waitMs, undefined, { ref: false })]);
  // Closed before Redis was there, it fails when nobody waits for it any more.
  subscribed.catch(() => undefined);

  return {
    replyTo,
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

function readOrNull<T>(read: (reply: ReceivedReply) => T | null, reply: ReceivedReply): T | null {
  try {
    return read(reply);
  } catch {
    return null;
  }
}

/**
 * Answers waiting callers: one message for each instance, all in one round trip. It never fails:
 * a caller without a reply answers NT99 and learns the outcome from its topic, which is no
 * reason to do the work again.
 *
 * @returns how many instances got theirs
 */
export async function sendReplies(redis: Redis, replies: readonly Reply[]): Promise<number> {
  if (replies.length === 0) return 0;
  const pipeline = redis.pipeline();
  for (const [replyTo, group] of Map.groupBy(replies, (reply) => reply.replyTo)) {
    pipeline.publish(replyTo, encodeReplies(group));
  }
  try {
    const results = await pipeline.exec();
    return (results ?? []).filter(([error, listeners]) => error === null && listeners !== 0).length;
  } catch {
    return 0;
  }
}

/** One message for all replies to an instance: Redis pays for each message, not for its length. */
function encodeReplies(replies: readonly Reply[]): Buffer {
  const message = create(RepliesSchema, {
    replies: replies.map(({ id, payload, mac }) => ({ commandId: id, payload, mac })),
  });
  return Buffer.from(toBinary(RepliesSchema, message));
}

/** A message that cannot be read is dropped like a late one: the outcome is on its topic as well. */
function decodeReplies(message: Uint8Array): readonly ReplyMessage[] {
  try {
    return fromBinary(RepliesSchema, message).replies;
  } catch {
    return [];
  }
}
