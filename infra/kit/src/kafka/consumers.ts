import type { Admin } from 'kafkajs';
import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import type { Consumption, EventProducer } from '../kafka.ts';
import type { Logger } from '../logging.ts';
import type { TopicNames } from '../topics.ts';
import type { KafkaConnection } from './client.ts';
import { type RunningConsumer, startConsumer } from './consumer.ts';
import { deadLetter } from './dead-letters.ts';
import { createStallClock, groupIdOf, readLag } from './lag-watch.ts';
import { type ConsumerMetrics, consumerMetrics } from './metrics.ts';

/** How often it is looked at how far each consumer is, and when one that stands still is helped. */
export type ConsumerWatch = {
  lookEveryMs: number;
  /** Events wait and none is finished: said after this long, ... */
  stallSaidMs: number;
  /** ... and one that also had no handler at work for this long is started anew. */
  stallEndedMs: number;
};

const WATCH: ConsumerWatch = { lookEveryMs: 5_000, stallSaidMs: 10_000, stallEndedMs: 30_000 };

/** A service starts to answer when its consumers have joined, or after this long without them. */
const JOIN_WAIT_MS = 30_000;

export type ConsumersParts<Deps> = {
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
  /** For tests that do not want to wait for as long as a service does. */
  watch?: ConsumerWatch;
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
 * Starts all of a service's consumers and watches them: how far each is behind, and whether one
 * stands still. Resolves when each has joined its group.
 */
export async function startConsumers<Deps>(parts: ConsumersParts<Deps>): Promise<RunningConsumers> {
  const metrics = consumerMetrics(parts.metrics);
  const prefix = parts.names.of({ name: '' });
  const watched = parts.consumes.map((consumption) => {
    const groupId = groupIdOf({
      prefix,
      group: consumption.group ?? parts.service,
      topic: consumption.topic,
    });
    return startWatched(parts, { consumption, groupId, metrics });
  });
  const ids = watched.map(({ groupId }) => groupId);
  if (new Set(ids).size < ids.length) {
    throw new Error('A topic is consumed twice in one group; give one of them a group of its own.');
  }
  const lag = watchLag(parts, watched, metrics);
  await Promise.race([
    Promise.all(watched.map(({ consumer }) => consumer.joined)),
    new Promise((resolve) => setTimeout(resolve, JOIN_WAIT_MS).unref()),
  ]);
  return {
    async check() {
      const away = watched.filter(({ consumer }) => !consumer.inGroup());
      if (away.length > 0) throw new Error(`Not in its group: ${away[0]?.groupId}.`);
    },
    async stop() {
      await Promise.all([lag.stop(), ...watched.map(({ consumer }) => consumer.stop())]);
    },
  };
}

type Watched = {
  topicName: string;
  groupId: string;
  fromBeginning: boolean;
  consumer: RunningConsumer;
  standsStill: ReturnType<typeof createStallClock>;
};

function startWatched<Deps>(
  parts: ConsumersParts<Deps>,
  one: { consumption: Consumption<Deps>; groupId: string; metrics: ConsumerMetrics },
): Watched {
  const { consumption, groupId, metrics } = one;
  const topicName = parts.names.of(consumption.topic);
  const { kafka, deps, log, clock } = parts;
  const dlqTopic = parts.names.dlqOf(consumption.topic);
  const consumer = startConsumer({
    kafka,
    consumption,
    deps,
    topicName,
    groupId,
    metrics,
    log,
    bury: async (event, attempts, error) => {
      // What is dead already stays where it is.
      if (consumption.deadLettersOf !== undefined) return;
      const death = { dlqTopic, group: groupId, attempts, error, time: clock.now() };
      await parts.producer.sendEncoded([deadLetter(event, death)]);
    },
  });
  const standsStill = createStallClock(() => performance.now());
  return { topicName, groupId, fromBeginning: consumption.fromBeginning, consumer, standsStill };
}

function watchLag(
  { kafka, log, watch = WATCH }: { kafka: KafkaConnection; log: Logger; watch?: ConsumerWatch },
  watched: readonly Watched[],
  metrics: ConsumerMetrics,
): { stop(): Promise<void> } {
  const admin = kafka.admin({ retry: { retries: 1 } });
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = looking.then(async () => {
      try {
        await admin.connect();
        for (const one of watched) await lookAt(admin, one, { metrics, log, watch });
      } catch (error) {
        log.debug({ err: error }, 'the lag could not be read');
      }
    });
  }, watch.lookEveryMs);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await looking;
      await admin.disconnect().catch(() => undefined);
    },
  };
}

async function lookAt(
  admin: Admin,
  one: Watched,
  { metrics, log, watch }: { metrics: ConsumerMetrics; log: Logger; watch: ConsumerWatch },
): Promise<void> {
  const { topicName: topic, groupId: group, consumer } = one;
  const readings = await readLag(admin, { ...one, topic, groupId: group });
  const assigned = consumer.assigned();
  for (const { partition, lag } of readings) {
    if (assigned.has(partition)) metrics.lag.set({ topic, group, partition }, lag);
    else metrics.lag.remove({ topic, group, partition });
  }
  const stillMs = one.standsStill(readings, assigned);
  metrics.stalled.set({ topic, group }, stillMs >= watch.stallSaidMs ? 1 : 0);
  if (stillMs < watch.stallSaidMs) return;
  const idleMs = consumer.idleMs();
  log.warn({ topic, group, stillMs, idleMs }, 'a consumer stands still');
  // A handler at work is waiting for something, and one that has just ended is about to be
  // committed; a consumer that had none for as long has lost its way.
  if (Math.min(stillMs, idleMs) >= watch.stallEndedMs) consumer.restart('It stood still.');
}
