import type { Registry } from 'prom-client';
import type { Logger } from '../../telemetry/logging.ts';
import type { Clock } from '../../values/clock.ts';
import type { KafkaConnection } from '../client.ts';
import type { EventProducer } from '../event.ts';
import type { Consumption } from '../events.ts';
import { type ConsumerMetrics, consumerMetrics } from '../metrics.ts';
import type { TopicNames } from '../topics.ts';
import { type RunningConsumer, startConsumer } from './consumer.ts';
import { deadLetter } from './dead-letters.ts';
import { createStallClock, groupIdOf } from './lag-watch.ts';
import { type LagWatchOptions, type Watched, watchLag } from './stall-watch.ts';
import { topicsRead } from './topics-read.ts';

const FETCH_WAIT_MS = 500;

/** A service starts to answer when its consumers have joined, or after this long without them. */
const JOIN_WAIT_MS = 30_000;

export type ConsumersParts<Deps> = LagWatchOptions & {
  kafka: KafkaConnection;
  /** The service's name: the consumer group's, where a consumption names none. */
  service: string;
  names: TopicNames;
  consumes: readonly Consumption<Deps>[];
  deps: Deps;
  producer: EventProducer;
  clock: Clock;
  log: Logger;
  metrics: Registry;
  /** The longest a fetch waits for events, by default half a second; one that arrives ends it at once. */
  fetchWaitMs?: number;
  /** How long to wait for all to join their groups; by default 30 seconds. */
  joinWaitMs?: number;
};

export type RunningConsumers = {
  /**
   * For /ready.
   *
   * @throws Error when a consumer is not in its group
   */
  check(): Promise<void>;
  stop(): Promise<void>;
};

/**
 * Starts all of a service's consumers and watches their lag and whether one
 * stalls. Resolves when each has joined its group, or has had the time for it.
 */
export async function startConsumers<Deps>(parts: ConsumersParts<Deps>): Promise<RunningConsumers> {
  const metrics = consumerMetrics(parts.metrics);
  const prefix = parts.names.of({ name: '' });
  const started = parts.consumes.map((consumption) => {
    const groupId = groupIdOf({
      prefix,
      group: consumption.group ?? parts.service,
      topic: consumption.topic,
    });
    return startWatched(parts, { consumption, groupId, metrics });
  });
  const ids = started.map(({ groupId }) => groupId);
  if (new Set(ids).size < ids.length) {
    throw new Error('A topic is consumed twice in one group; give one of them a group of its own.');
  }
  const lag = watchLag(
    parts,
    started.flatMap(({ watched }) => watched),
    metrics,
  );
  await Promise.race([
    Promise.all(started.map(({ consumer }) => consumer.joined)),
    new Promise((resolve) => setTimeout(resolve, parts.joinWaitMs ?? JOIN_WAIT_MS).unref()),
  ]);
  return {
    async check() {
      const away = started.filter(({ consumer }) => !consumer.inGroup());
      if (away.length > 0) throw new Error(`Not in its group: ${away[0]?.groupId}.`);
    },
    async stop() {
      await Promise.all([lag.stop(), ...started.map(({ consumer }) => consumer.stop())]);
    },
  };
}

function startWatched<Deps>(
  parts: ConsumersParts<Deps>,
  one: { consumption: Consumption<Deps>; groupId: string; metrics: ConsumerMetrics },
): { groupId: string; consumer: RunningConsumer; watched: Watched[] } {
  const { consumption, groupId, metrics } = one;
  const topicName = parts.names.of(consumption.topic);
  const { kafka, deps, log, clock, fetchWaitMs = FETCH_WAIT_MS } = parts;
  const dlqTopic = parts.names.dlqOf(consumption.topic);
  const topics = topicsRead(consumption, parts.names);
  // An alarm compares with what was before: the first one must not be the counter's first value.
  metrics.events.inc({ topic: topicName, group: groupId, outcome: 'dead' }, 0);
  const consumer = startConsumer({
    kafka,
    consumption,
    deps,
    topicName,
    topics,
    groupId,
    fetchWaitMs,
    metrics,
    log,
    deadLetter: async (event, attempts, error) => {
      // There is no dead letter of a dead letter.
      if (consumption.deadLettersOf !== undefined) return;
      const failure = { dlqTopic, group: groupId, attempts, error, time: clock.now() };
      await parts.producer.sendEncoded([deadLetter(event, failure)]);
    },
  });
  const { fromBeginning } = consumption;
  const watched = topics.map(({ brokerName }): Watched => {
    const standsStill = createStallClock(() => performance.now());
    return { topicName: brokerName, groupId, fromBeginning, consumer, standsStill };
  });
  return { groupId, consumer, watched };
}
