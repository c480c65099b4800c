import type { Registry } from 'prom-client';
import { MAC_HEADER, macOf } from '../auth/message-mac.ts';
import type { SecretKeys } from '../auth/secret-keys.ts';
import { createMicroBatcher } from '../flow/micro-batch.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { KafkaConnection } from './client.ts';
import type { EncodedMessage, EventProducer } from './event.ts';
import { encodeEvent } from './event-envelope.ts';
import { bytesOf, EVENT_BYTES_MAX } from './event-size.ts';
import { producerMetrics } from './metrics.ts';
import { createConnection } from './producer-connection.ts';
import { type Group, type Line, sendGroups } from './send-groups.ts';
import type { Topic, TopicNames } from './topics.ts';

/** The most events of one request. */
export const REQUEST_EVENTS_MAX = 500;

/** As much of a request as the smallest event takes, in bytes. */
const EVENT_WEIGHT_MIN = EVENT_BYTES_MAX / REQUEST_EVENTS_MAX;

/** Topics that are signed, and with which key: the first. */
export type Signing = { topics: readonly Topic[]; keys: SecretKeys };

/** The most events waiting for a request; one more is refused. */
const WAITING_MAX = 20_000;

/**
 * Makes a producer, which begins to connect and goes on trying with each request. Events that arrive while a
 * request is on its way leave together in the next one; a single event leaves at once. Acknowledged by all
 * in-sync replicas, written once even when a request had to be repeated.
 *
 * @param parts.source the service's name, sent as `ce_source` beside a `ce_type`
 * @param parts.signing what the MACs of signed topics are made with; a message that has one keeps it
 * @example const producer = createEventProducer({ kafka, source: 'wallet', names, … });
 */
export function createEventProducer(parts: {
  kafka: KafkaConnection;
  source: string;
  names: TopicNames;
  log: Logger;
  metrics: Registry;
  signing?: Signing | undefined;
}): EventProducer {
  const { names, source } = parts;
  const metrics = producerMetrics(parts.metrics);
  const sign = createSigner(names, parts.signing);
  const connection = createConnection(parts);
  // The first request finds it connected. One that cannot connect tries again.
  connection.get().catch(() => undefined);

  const batcher = createMicroBatcher<Group, Error | null>({
    maxBatch: REQUEST_EVENTS_MAX,
    maxQueue: WAITING_MAX,
    weight: { max: EVENT_BYTES_MAX, of: ({ messages }) => weightOf(messages) },
    run: (groups) => sendGroups(connection, groups),
  });

  async function sendGroup(messages: readonly EncodedMessage[], line = newLine()): Promise<void> {
    for (const message of messages) {
      // Who leaves out the type leaves out the sender: both are the topic's.
      if (message.headers.ce_type !== undefined) message.headers.ce_source ??= source;
      sign(message);
    }
    const error = await batcher.submit({ messages, line });
    metrics.count(messages, error === null ? 'sent' : 'failed');
    if (error !== null) throw error;
  }

  return {
    // An event that cannot be encoded fails like one that cannot be sent: by its promise.
    async send(topic, message) {
      await sendGroup([{ topic: names.of(topic), ...encodeEvent(topic, message) }]);
    },
    async sendEncoded(messages) {
      const line = newLine();
      await Promise.all(requestsOf(messages).map((request) => sendGroup(request, line)));
    },
    async close() {
      await batcher.close();
      await connection.close();
    },
  };
}

function newLine(): Line {
  return { since: performance.now(), error: null };
}

function createSigner(
  names: TopicNames,
  signing: Signing | undefined,
): (message: EncodedMessage) => void {
  if (signing === undefined) return () => undefined;
  const catalogueNames = new Map(signing.topics.map((topic) => [names.of(topic), topic.name]));
  const [key] = signing.keys;
  return ({ topic: name, headers, value }) => {
    const topic = catalogueNames.get(name);
    if (topic === undefined) return;
    headers[MAC_HEADER] ??= macOf(key, { topic, id: headers.ce_id ?? '', value });
  };
}

/** Cuts events into groups of which each fits into one request. */
function requestsOf(messages: readonly EncodedMessage[]): EncodedMessage[][] {
  const requests: EncodedMessage[][] = [];
  let weight = 0;
  for (const message of messages) {
    const own = weightOf([message]);
    weight += own;
    const last = requests.at(-1);
    if (last !== undefined && weight <= EVENT_BYTES_MAX) {
      last.push(message);
    } else {
      requests.push([message]);
      weight = own;
    }
  }
  return requests;
}

/** What events weigh in a request, in bytes. They are whole numbers: five hundred shares of 1 came to more than 1. */
function weightOf(messages: readonly EncodedMessage[]): number {
  let weight = 0;
  for (const message of messages) weight += Math.max(EVENT_WEIGHT_MIN, bytesOf(message));
  return weight;
}
