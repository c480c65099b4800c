import { randomUUID } from 'node:crypto';
import type { KafkaMessage } from 'kafkajs';
import type { EventProducer } from '../kafka.ts';
import type { Topic, TopicNames } from '../topics.ts';
import type { KafkaConnection } from './client.ts';
import { livingHeaders } from './dead-letters.ts';
import { headerTexts } from './header-texts.ts';

/** How long reading may stand still before it is given up. */
const READ_MS_MAX = 20_000;

export type Replay = {
  /** How many dead letters were looked at. */
  found: number;
  /** How many were sent to their topic again. */
  sent: number;
};

type ReplayParts = { kafka: KafkaConnection; names: TopicNames; producer: EventProducer };

/**
 * Sends a topic's dead letters to the topic again, as they were: same key, bytes and event id, so
 * that a consumer that had handled one after all knows it. The dead letters stay where they are
 * until they expire. How far they were replayed is remembered, so each is sent once, unless it is
 * asked for by its id.
 *
 * @param options.id the event's id (`ce_id`); without it all that were not replayed yet
 * @example await replayDeadLetters({ kafka, names, producer }, { topic: walletCommands });
 */
export async function replayDeadLetters(
  parts: ReplayParts,
  { topic, id }: { topic: Topic; id?: string | undefined },
): Promise<Replay> {
  const dlq = parts.names.dlqOf(topic);
  const groupId = id === undefined ? `${dlq}.replay` : `${dlq}.replay-${randomUUID()}`;
  const end = await unreadEnd(parts.kafka, dlq, groupId);
  if (end === null) return { found: 0, sent: 0 };
  return readLetters(parts.kafka, { dlq, groupId, end }, async (letters) => {
    const wanted = letters.filter((one) => id === undefined || one.headers.ce_id === id);
    await parts.producer.sendEncoded(
      wanted.map(({ key, value, headers }) => ({
        topic: parts.names.of(topic),
        key,
        value,
        headers: livingHeaders(headers),
      })),
    );
    return { found: letters.length, sent: wanted.length };
  });
}

/** @returns the offset after the last dead letter, or null when the group has read them all */
async function unreadEnd(
  kafka: KafkaConnection,
  topic: string,
  groupId: string,
): Promise<bigint | null> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const [range] = await admin.fetchTopicOffsets(topic);
    const [group] = await admin.fetchOffsets({ groupId, topics: [topic] });
    if (range === undefined) return null;
    const read = BigInt(group?.partitions[0]?.offset ?? '-1');
    const start = read > BigInt(range.low) ? read : BigInt(range.low);
    return start < BigInt(range.high) ? BigInt(range.high) : null;
  } finally {
    await admin.disconnect();
  }
}

type Letter = { key: string; value: Buffer; headers: Record<string, string> };

/** Reads up to `end`, does the work, and only then remembers how far it read. */
async function readLetters<T>(
  kafka: KafkaConnection,
  from: { dlq: string; groupId: string; end: bigint },
  work: (letters: readonly Letter[]) => Promise<T>,
): Promise<T> {
  const { dlq: topic, groupId, end } = from;
  const letters: Letter[] = [];
  const finished = Promise.withResolvers<void>();
  const consumer = kafka.consumer({ groupId, maxWaitTimeInMs: 250, allowAutoTopicCreation: false });
  const timer = setTimeout(() => {
    finished.reject(new Error(`The dead letters of ${topic} could not be read to the end.`));
  }, READ_MS_MAX);
  try {
    await consumer.connect();
    await consumer.subscribe({ topics: [topic], fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatch: async ({ batch }) => {
        for (const message of batch.messages) {
          if (BigInt(message.offset) < end) letters.push(letterOf(message));
        }
        if (BigInt(batch.lastOffset()) + 1n >= end) finished.resolve();
      },
    });
    await finished.promise;
    const result = await work(letters);
    await consumer.commitOffsets([{ topic, partition: 0, offset: String(end) }]);
    return result;
  } finally {
    clearTimeout(timer);
    await consumer.disconnect();
  }
}

function letterOf(message: KafkaMessage): Letter {
  return {
    key: message.key?.toString() ?? '',
    value: message.value ?? Buffer.alloc(0),
    headers: headerTexts(message.headers),
  };
}
