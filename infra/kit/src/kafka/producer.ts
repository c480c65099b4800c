import type { Producer } from 'kafkajs';
import type { Registry } from 'prom-client';
import { encodeEvent } from '../event-envelope.ts';
import { bytesOf, EVENT_BYTES_MAX } from '../event-size.ts';
import type { EncodedMessage, EventProducer } from '../kafka.ts';
import type { Logger } from '../logging.ts';
import { createMicroBatcher } from '../micro-batch.ts';
import { isOutage } from '../outage.ts';
import type { TopicNames } from '../topics.ts';
import type { KafkaConnection } from './client.ts';
import { producerMetrics } from './metrics.ts';
import { partitionByKey } from './partitioner.ts';

/** The most events of one request. */
export const REQUEST_EVENTS_MAX = 500;

/** The most events waiting for a request; one more is refused. */
const WAITING_MAX = 20_000;

/** An event that could not leave for this long is given back to its sender. */
const WAITING_MS_MAX = 10_000;

/** About five seconds: longer than a broker needs to elect, shorter than a caller waits. */
const SEND_RETRY = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 7 };

/** Events that leave in one request or not at all, so that their order holds. */
type Group = { messages: readonly EncodedMessage[]; since: number };

/**
 * Connects a producer. Events that arrive while a request is on its way leave together in the
 * next one; a single event leaves at once. Acknowledged by all in-sync replicas, written once
 * even when a request had to be repeated.
 *
 * @param parts.source the service's name, sent as `ce_source`
 * @example const producer = await createEventProducer({ kafka, source: 'wallet', names, … });
 */
export async function createEventProducer(parts: {
  kafka: KafkaConnection;
  source: string;
  names: TopicNames;
  log: Logger;
  metrics: Registry;
}): Promise<EventProducer> {
  const { names, source } = parts;
  const metrics = producerMetrics(parts.metrics);
  const connection = createConnection(parts);
  await connection.get();

  const batcher = createMicroBatcher<Group, Error | null>({
    maxBatch: REQUEST_EVENTS_MAX,
    maxQueue: WAITING_MAX,
    weight: { max: 1, of: ({ messages }) => shareOfRequest(messages) },
    run: (groups) => sendGroups(connection, groups),
  });

  async function sendGroup(messages: readonly EncodedMessage[]): Promise<void> {
    for (const message of messages) message.headers.ce_source ??= source;
    const error = await batcher.submit({ messages, since: performance.now() });
    metrics.count(messages, error === null ? 'sent' : 'failed');
    if (error !== null) throw error;
  }

  return {
    // An event that cannot be encoded fails like one that cannot be sent: by its promise.
    async send(topic, message) {
      await sendGroup([{ topic: names.of(topic), ...encodeEvent(topic, message) }]);
    },
    async sendEncoded(messages) {
      await Promise.all(requestsOf(messages).map(sendGroup));
    },
    async close() {
      await batcher.close();
      await connection.close();
    },
  };
}

/** Cuts events into groups of which each fits into one request. */
function requestsOf(messages: readonly EncodedMessage[]): EncodedMessage[][] {
  const requests: EncodedMessage[][] = [];
  let share = 0;
  for (const message of messages) {
    const own = shareOfRequest([message]);
    share += own;
    const last = requests.at(-1);
    if (last !== undefined && share <= 1) {
      last.push(message);
    } else {
      requests.push([message]);
      share = own;
    }
  }
  return requests;
}

/** Which part of a request events fill: 1 is a full one. */
function shareOfRequest(messages: readonly EncodedMessage[]): number {
  let share = 0;
  for (const message of messages) {
    share += Math.max(1 / REQUEST_EVENTS_MAX, bytesOf(message) / EVENT_BYTES_MAX);
  }
  return share;
}

type Connection = {
  get(): Promise<Producer>;
  discard(): void;
  close(): Promise<void>;
};

/**
 * Keeps a connected producer. One that has failed is never used again: kafkajs gives the next
 * request the sequence number of the failed one, and a broker that had stored the failed one
 * after all would take the next for its repetition and drop it.
 */
function createConnection({ kafka, log }: { kafka: KafkaConnection; log: Logger }): Connection {
  let current: Promise<Producer> | null = null;

  async function open(): Promise<Producer> {
    const producer = kafka.producer({
      createPartitioner: partitionByKey,
      idempotent: true,
      maxInFlightRequests: 1,
      allowAutoTopicCreation: false,
      retry: SEND_RETRY,
    });
    await producer.connect();
    return producer;
  }

  function leave(): Promise<void> {
    const last = current;
    current = null;
    // A connection that broke cannot be closed properly; there is nothing left to save in it.
    return last?.then((producer) => producer.disconnect()).catch(() => undefined) ?? noWork;
  }

  return {
    get() {
      current ??= open().catch((error: unknown) => {
        current = null;
        throw error;
      });
      return current;
    },
    discard() {
      log.warn('a request to Kafka failed; the producer connects anew');
      void leave();
    },
    close: leave,
  };
}

const noWork = Promise.resolve();

/** @returns for each group null when it was sent, otherwise why it was not */
async function sendGroups(
  connection: Connection,
  groups: readonly Group[],
): Promise<(Error | null)[]> {
  const oldest = performance.now() - WAITING_MS_MAX;
  const due = groups.filter((group) => group.since >= oldest);
  const error = await attempt(connection, due);
  if (error === null || due.length === 1 || isOutage(error)) {
    return groups.map((group) => (group.since < oldest ? new KafkaAway() : error));
  }
  // An event the broker will not have must not cost the others: each group goes by itself.
  const results: (Error | null)[] = [];
  for (const group of groups) {
    results.push(group.since < oldest ? new KafkaAway() : await attempt(connection, [group]));
  }
  return results;
}

/** Kafka was away, or behind, for so long that the event was given back to its sender. */
class KafkaAway extends Error {
  override readonly name = 'KafkaAway';
  constructor() {
    super(`The event could not leave for Kafka within ${WAITING_MS_MAX} ms.`);
  }
}

async function attempt(connection: Connection, groups: readonly Group[]): Promise<Error | null> {
  if (groups.length === 0) return null;
  try {
    const producer = await connection.get();
    await producer.sendBatch({ acks: -1, topicMessages: byTopic(groups) });
    return null;
  } catch (error) {
    connection.discard();
    return error instanceof Error ? error : new Error(String(error));
  }
}

function byTopic(groups: readonly Group[]) {
  const topics = Map.groupBy(
    groups.flatMap((group) => group.messages),
    (message) => message.topic,
  );
  return [...topics].map(([topic, messages]) => ({
    topic,
    messages: messages.map(({ key, value, headers }) => ({
      key,
      value: Buffer.from(value.buffer, value.byteOffset, value.byteLength),
      headers,
    })),
  }));
}
