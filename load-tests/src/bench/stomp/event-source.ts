/**
 * Wallet events at a price that does not hide what is measured: each is the bytes of one real
 * event in which the moment and the version are put in place, with headers as the kit sends them.
 * Kafka's own client hands them over (`EventSource.java`): it takes a tenth of what a client in
 * JavaScript takes from the two sides under test.
 */

import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { create, toBinary } from '@bufbuild/protobuf';
import { encodeEvent } from '@noriter/kit/event-envelope';
import type { TestSpace } from '@noriter/kit/testing';
import { findJava } from '@noriter/local/java';
import { fetchMavenJars } from '@noriter/local/maven-jars';
import { walletEvents } from '@noriter/proto/topics';
import { WalletEventSchema } from '@noriter/proto/wallet_events_pb';

/** Both have as many bytes as every value this run puts in their place. */
const CASH = 1_000_000_000_000_000;
const VERSION = 1_000_000_000;

/** From what a rampUp begins with to more than any machine of two cores delivers. */
const REHEARSED = [20_000, 60_000, 120_000];
const REHEARSE_MS = 6_000;

export type EventSource = {
  /** Offers events at a rate; resolves when the broker has the last, with how many they were. */
  offer(perSecond: number, durationMs: number): Promise<number>;
  processorMs(): Promise<number>;
  close(): Promise<void>;
};

export async function openEventSource(
  space: TestSpace,
  members: readonly { memberId: string }[],
): Promise<EventSource> {
  const ask = await startJava();
  const values = members.map(({ memberId }) => eventOf(memberId));
  ask.send(`broker ${space.env().KAFKA_BROKERS}`);
  ask.send(`topic ${space.names.of(walletEvents)}`);
  for (const [name, text] of Object.entries(headersOf(members[0]?.memberId ?? ''))) {
    ask.send(`header ${name} ${text}`);
  }
  ask.send(`places ${placeOf(values[0], CASH)} ${placeOf(values[0], VERSION)}`);
  for (const [index, { memberId }] of members.entries()) {
    // One member keeps to one partition, as keys do; which one does not matter here.
    const value = Buffer.from(values[index] ?? []).toString('base64');
    ask.send(`channel ${memberId} ${index % walletEvents.partitions} ${value}`);
  }
  await rehearse(space, (line) => ask.answer(line));
  return {
    offer: async (perSecond, durationMs) =>
      Number(await ask.answer(`offer ${perSecond} ${durationMs}`)),
    processorMs: async () => Number(await ask.answer('processor')),
    close: () => ask.close(),
  };
}

/**
 * What Java compiles while it runs takes a core for moments, which would show in the readers'
 * latencies: it is done before, on a topic that nobody reads.
 */
async function rehearse(
  space: TestSpace,
  answer: (line: string) => Promise<string>,
): Promise<void> {
  const topic = space.names.of({ name: 'rehearsal' });
  const admin = space.kafka.admin();
  await admin.connect();
  try {
    const { partitions: numPartitions } = walletEvents;
    await admin.createTopics({ waitForLeaders: true, topics: [{ topic, numPartitions }] });
    for (const perSecond of REHEARSED)
      await answer(`rehearse ${topic} ${perSecond} ${REHEARSE_MS}`);
    await admin.deleteTopics({ topics: [topic] });
  } finally {
    await admin.disconnect();
  }
}

async function startJava() {
  const [java, { kafkaJars }] = await Promise.all([
    findJava(),
    fetchMavenJars((sentence) => console.log(sentence)),
  ]);
  const program = fileURLToPath(new URL('./EventSource.java', import.meta.url));
  const options = ['-Xmx256m', '-XX:+UseSerialGC', '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn'];
  const child = spawn(java, [...options, '-cp', join(kafkaJars, '*'), program], {
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const send = (line: string) => void child.stdin.write(`${line}\n`);
  return {
    send,
    async answer(line: string): Promise<string> {
      send(line);
      const { value, done } = await lines.next();
      if (done) throw new Error('The source of events ended: it needs a JDK, not only a JRE.');
      return value;
    },
    async close() {
      child.stdin.end();
      await exit;
    },
  };
}

function eventOf(memberId: string): Uint8Array {
  const event = {
    case: 'outcome',
    value: {
      applied: true,
      cash: BigInt(CASH),
      held: 0n,
      points: 0n,
      owed: 0n,
      version: BigInt(VERSION),
    },
  } as const;
  const message = create(WalletEventSchema, { siteId: 'noriter', memberId, event });
  return toBinary(WalletEventSchema, message);
}

/** The headers of a real event, without its id: that one differs from event to event. */
function headersOf(memberId: string): Record<string, string> {
  const value = create(WalletEventSchema, { memberId });
  const { headers } = encodeEvent(walletEvents, {
    key: memberId,
    id: randomUUID(),
    type: 'noriter.v1.WalletEvent.outcome',
    value,
  });
  const same = Object.entries(headers).filter(([name]) => name !== 'ce_id');
  return { ...Object.fromEntries(same), ce_source: 'wallet' };
}

/** Where a number stands in an encoded event: Protobuf writes it in base 128. */
function placeOf(bytes: Uint8Array | undefined, number: number): number {
  const pattern: number[] = [];
  let rest = number;
  for (; rest > 0x7f; rest = Math.floor(rest / 0x80)) pattern.push((rest % 0x80) | 0x80);
  pattern.push(rest);
  const at = Buffer.from(bytes ?? []).indexOf(Buffer.from(pattern));
  if (at < 0) throw new Error('An event does not hold the number it was made with');
  return at;
}
