import type { Admin, RetryOptions } from 'kafkajs';
import { pause } from '../flow/backoff.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { KafkaConnection } from './client.ts';
import type { Topic, TopicNames } from './topics.ts';

/** Dead letters wait for a person, who may be on holiday. */
const DLQ_KEPT_MS = 30 * 86_400_000;

/** A broker that has just started makes the topics of all services at once. */
const LEADERS_MS_MAX = 60_000;

/** How long a start waits for brokers that are still starting themselves: about 30 seconds. */
const START_RETRY = { initialRetryTime: 200, maxRetryTime: 2_000, retries: 18 };

export type TopicParts = { kafka: KafkaConnection; names: TopicNames; log: Logger };

/**
 * Makes the topics that do not exist yet, with the catalogue's partitions, and the `.dlq` twin of
 * each with one. Brokers make none by themselves, so a misspelt name is an error.
 *
 * @example await ensureTopics({ kafka, names, log }, [walletCommands, walletEvents]);
 */
export async function ensureTopics(
  { kafka, names, log }: TopicParts,
  topics: readonly Topic[],
  { retry = START_RETRY, onAnswer }: { retry?: RetryOptions; onAnswer?: () => void } = {},
): Promise<void> {
  // A service may both send and consume a topic.
  const named = new Map(topics.map((topic) => [topic.name, topic]));
  const wanted = [...named.values()].flatMap((topic) => [
    { topic: names.of(topic), numPartitions: topic.partitions },
    {
      topic: names.dlqOf(topic),
      numPartitions: 1,
      configEntries: [{ name: 'retention.ms', value: String(DLQ_KEPT_MS) }],
    },
  ]);
  if (wanted.length === 0) return;
  const admin = kafka.admin({ retry });
  await admin.connect();
  onAnswer?.();
  try {
    const existing = new Set(await admin.listTopics());
    const missing = wanted.filter(({ topic }) => !existing.has(topic));
    if (missing.length === 0) return;
    // Another service may make some of them at the same moment: the others are made all the same, and
    // kafkajs takes "there already" for no error.
    await admin.createTopics({ topics: missing, waitForLeaders: false });
    const made = missing.map(({ topic }) => topic);
    await waitForLeaders(admin, made);
    log.info({ topics: made }, 'topics made');
  } finally {
    await admin.disconnect();
  }
}

/**
 * A new topic is not everywhere known at once, and kafkajs takes "not known yet" as an error
 * while it waits.
 */
async function waitForLeaders(admin: Admin, topics: string[]): Promise<void> {
  const deadline = performance.now() + LEADERS_MS_MAX;
  for (;;) {
    try {
      const known = await admin.fetchTopicMetadata({ topics });
      const partitions = known.topics.flatMap((topic) => topic.partitions);
      if (partitions.every((partition) => partition.leader >= 0)) return;
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
    if (performance.now() > deadline) throw new Error(`No leader for ${topics.join(', ')}.`);
    await pause(20);
  }
}
