/**
 * Wallet events at a price that does not hide what is measured: each is the bytes of one real
 * event in which the moment and the version are put in place, with headers as the kit sends them.
 */

import { randomUUID } from 'node:crypto';
import { create, toBinary } from '@bufbuild/protobuf';
import { encodeEvent } from '@noriter/kit/event-envelope';
import type { TestSpace } from '@noriter/kit/testing';
import { walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';
import { pace } from './pace.ts';
import type { Side } from './side.ts';
import { stampNow } from './stamp.ts';

/** Both have as many bytes as every value this run puts in their place. */
const CASH = 1_000_000_000_000_000;
const VERSION = 1_000_000_000;

/** The last group of an event's id has twelve digits. */
const VERSION_DIGITS = 100_000_000_000;

/** The kit's producer sends at most as many in one request. */
const REQUEST_EVENTS_MAX = 500;

type Channel = { key: string; value: Uint8Array; partition: number };

export async function openEventSource(
  space: TestSpace,
  members: readonly { memberId: string }[],
): Promise<{ offer: Side['offer']; close(): Promise<void> }> {
  const producer = space.kafka.producer({ allowAutoTopicCreation: false });
  await producer.connect();
  const channels = members.map(({ memberId }, index) => channelOf(memberId, index));
  const headers = headersOf(members[0]?.memberId ?? '');
  const cashAt = placeOf(channels[0]?.value, CASH);
  const versionAt = placeOf(channels[0]?.value, VERSION);
  const topic = space.names.of(walletEvents);
  let next = 0;

  function nextEvent(stamp: number) {
    const channel = channels[next % channels.length];
    if (!channel) throw new Error('There are no channels');
    next += 1;
    const value = Buffer.from(channel.value);
    writeVarint(value, cashAt, stamp);
    writeVarint(value, versionAt, VERSION + next);
    const id = Buffer.from(`00000000-0000-7000-8000-${VERSION_DIGITS + next}`);
    const { key, partition } = channel;
    return { key, partition, value, headers: { ...headers, ce_id: id } };
  }

  let waiting: ReturnType<typeof nextEvent>[] = [];
  let sending: Promise<void> | null = null;

  /** One request at a time: what is made meanwhile leaves in the next, as in the kit's producer. */
  async function send(): Promise<void> {
    while (waiting.length > 0) {
      const messages = waiting.slice(0, REQUEST_EVENTS_MAX);
      waiting = waiting.slice(REQUEST_EVENTS_MAX);
      await producer.send({ topic, messages, acks: -1 });
    }
    sending = null;
  }

  return {
    async offer(perSecond, durationMs) {
      await pace(perSecond, durationMs, (count) => {
        const stamp = stampNow();
        for (let index = 0; index < count; index += 1) waiting.push(nextEvent(stamp));
        sending ??= send();
      });
      await sending;
    },
    close: () => producer.disconnect(),
  };
}

/** One member keeps to one partition, as keys do; which one does not matter here. */
function channelOf(memberId: string, index: number): Channel {
  const event = {
    case: 'outcome',
    value: {
      applied: true,
      cash: BigInt(CASH),
      held: 0n,
      points: 0n,
      version: BigInt(VERSION),
    },
  } as const;
  const value = toBinary(
    WalletEventSchema,
    create(WalletEventSchema, { siteId: 'noriter', memberId, event }),
  );
  return { key: memberId, value, partition: index % walletEvents.partitions };
}

function headersOf(memberId: string): Record<string, Buffer> {
  const value = create(WalletEventSchema, { memberId });
  const { headers } = encodeEvent(walletEvents, {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.WalletEvent.outcome',
    value,
  });
  const texts = Object.entries({ ...headers, ce_source: 'wallet' });
  return Object.fromEntries(texts.map(([name, text]) => [name, Buffer.from(text)]));
}

/** Where a number stands in an encoded event. */
function placeOf(bytes: Uint8Array | undefined, number: number): number {
  const pattern = Buffer.alloc(10);
  const length = writeVarint(pattern, 0, number);
  const at = Buffer.from(bytes ?? []).indexOf(pattern.subarray(0, length));
  if (at < 0) throw new Error('An event does not hold the number it was made with');
  return at;
}

/** Protobuf's base 128 numbers. @returns how many bytes were written */
function writeVarint(bytes: Buffer, at: number, number: number): number {
  let rest = number;
  let place = at;
  for (; rest > 0x7f; place += 1) {
    bytes[place] = (rest % 0x80) | 0x80;
    rest = Math.floor(rest / 0x80);
  }
  bytes[place] = rest;
  return place + 1 - at;
}
