import type { Consumer, EachBatchPayload, KafkaMessage } from 'kafkajs';
import { backoffMs, pause } from '../backoff.ts';
import type { Consumption, RawEvent } from '../kafka.ts';
import type { Logger } from '../logging.ts';
import { createMicroBatcher } from '../micro-batch.ts';
import type { KafkaConnection } from './client.ts';
import { headerTexts } from './header-texts.ts';
import type { ConsumerMetrics } from './metrics.ts';
import { createOffsetCommits, type OffsetCommits } from './offset-commits.ts';
import { handleInPlace, type InPlaceParts } from './retry-in-place.ts';

/** How soon a group notices that a member has died. */
const SESSION_TIMEOUT_MS = 6_000;
const HEARTBEAT_MS = 1_500;

/** How long the others wait for a member that is in the middle of a batch. */
const REBALANCE_TIMEOUT_MS = 30_000;

/** The longest an empty fetch is held; an event that arrives ends it at once. */
const FETCH_WAIT_MS = 250;

/** How long a consumer that ends waits for the event or batch at work. */
const WORK_WAIT_MS = 20_000;

/**
 * About half a minute of trying to reach a lost broker as the same member. A new member would have
 * to wait until the group has given up the old one.
 */
const IN_PLACE = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 30 };

const RESTART = { firstMs: 200, maxMs: 3_000 };

/** Events of all partitions that may wait for a batch handler; a fetch brings at most 10 MiB. */
const GATHERED_MAX = 1_000_000;

export type ConsumerParts<Deps> = {
  kafka: KafkaConnection;
  consumption: Consumption<Deps>;
  deps: Deps;
  /** The broker's name of the topic. */
  topicName: string;
  groupId: string;
  bury: InPlaceParts['bury'];
  metrics: ConsumerMetrics;
  log: Logger;
};

export type RunningConsumer = {
  /** Resolves when it has joined its group for the first time. */
  joined: Promise<void>;
  /** Whether it is in its group. */
  inGroup(): boolean;
  /** The partitions this process owns; empty while it is not in its group. */
  assigned(): ReadonlySet<number>;
  /** Whether a handler is at work. */
  busy(): boolean;
  /** Starts it anew, for one that hangs. */
  restart(reason: string): void;
  /** Finishes what is at work, commits it, leaves the group. */
  stop(): Promise<void>;
};

/**
 * Runs a consumer until it is stopped. A crash of any kind (broker lost, group lost, a response
 * kafkajs cannot read) starts a new one after a pause that grows to three seconds.
 */
export function startConsumer<Deps>(parts: ConsumerParts<Deps>): RunningConsumer {
  const { log, metrics, topicName: topic, groupId: group } = parts;
  const firstJoin = Promise.withResolvers<void>();
  const stopping = new AbortController();
  let assigned: ReadonlySet<number> = new Set();
  let inGroup = false;
  let atWork = 0;
  let current: { end(error: Error | null): void } | null = null;

  async function runOnce(): Promise<Error | null> {
    const ended = Promise.withResolvers<Error | null>();
    const consumer = newConsumer(parts.kafka, group);
    const commits = createOffsetCommits(
      (offsets) => consumer.commitOffsets(offsets.map((one) => ({ topic, ...one }))),
      log,
    );
    let over = false;
    const alive = () => !over && !stopping.signal.aborted;
    // Attached before run(): a listener attached after it misses the first join.
    consumer.on('consumer.group_join', ({ payload }) => {
      commits.clear();
      assigned = new Set(payload.memberAssignment[topic] ?? []);
      inGroup = true;
      if (parts.consumption.fromBeginning) firstJoin.resolve();
    });
    // A group that starts at the newest event knows its place only when it has asked for it.
    consumer.on('consumer.fetch', () => firstJoin.resolve());
    consumer.on('consumer.crash', ({ payload }) => ended.resolve(payload.error));
    current = { end: ended.resolve };
    try {
      await consumer.connect();
      await consumer.subscribe({ topics: [topic], fromBeginning: parts.consumption.fromBeginning });
      const eachBatch = createBatchRunner(parts, commits, alive);
      await consumer.run({
        autoCommit: false,
        eachBatchAutoResolve: false,
        partitionsConsumedConcurrently: parts.consumption.topic.partitions,
        eachBatch: async (payload) => {
          atWork += 1;
          await eachBatch(payload).finally(() => {
            atWork -= 1;
          });
        },
      });
      return await ended.promise;
    } catch (error) {
      return error instanceof Error ? error : new Error(String(error));
    } finally {
      over = true;
      inGroup = false;
      assigned = new Set();
      await leave(consumer, { topic, commits, busy: () => atWork > 0 });
    }
  }

  async function keepRunning(): Promise<void> {
    for (let attempt = 1; !stopping.signal.aborted; attempt += 1) {
      const startedAt = performance.now();
      const error = await runOnce();
      if (stopping.signal.aborted) return;
      if (performance.now() - startedAt > 60_000) attempt = 1;
      metrics.restarts.inc({ topic, group });
      log.warn({ err: error, group, attempt }, 'a consumer ended and starts again');
      await pause(backoffMs(attempt, RESTART), stopping.signal);
    }
  }

  const running = keepRunning();
  return {
    joined: firstJoin.promise,
    inGroup: () => inGroup,
    assigned: () => assigned,
    busy: () => atWork > 0,
    restart: (reason) => current?.end(new Error(reason)),
    async stop() {
      stopping.abort();
      current?.end(null);
      await running;
    },
  };
}

function newConsumer(kafka: KafkaConnection, groupId: string): Consumer {
  return kafka.consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    maxWaitTimeInMs: FETCH_WAIT_MS,
    allowAutoTopicCreation: false,
    // One way of starting again, ours: kafkajs has errors after which it would not.
    retry: { ...IN_PLACE, restartOnFailure: async () => false },
  });
}

/** What is done is committed before the group is left: after that the broker takes no commit. */
async function leave(
  consumer: Consumer,
  { topic, commits, busy }: { topic: string; commits: OffsetCommits; busy(): boolean },
): Promise<void> {
  try {
    consumer.pause([{ topic }]);
    const deadline = performance.now() + WORK_WAIT_MS;
    while (busy() && performance.now() < deadline) await pause(5);
    await commits.flush();
  } catch {
    // It never ran, or its connection is gone: then there is nothing to commit by it.
  }
  await consumer.disconnect().catch(() => undefined);
}

type BatchRunner = (payload: EachBatchPayload) => Promise<void>;

/** One partition's events, one after the other; or all partitions' events gathered into one. */
function createBatchRunner<Deps>(
  parts: ConsumerParts<Deps>,
  commits: OffsetCommits,
  alive: () => boolean,
): BatchRunner {
  const { consumption, deps, metrics, groupId: group, topicName: topic, log } = parts;
  const inPlace: InPlaceParts = {
    process: (events) => {
      metrics.batchSize.observe({ topic, group }, events.length);
      return consumption.process(deps, events);
    },
    bury: parts.bury,
    count: (outcome, events) => metrics.events.inc({ topic, group, outcome }, events),
    log: log.child({ topic, group }),
  };
  type Gathered = { event: RawEvent; alive: () => boolean };
  const gatherer = createMicroBatcher<Gathered, boolean>({
    maxBatch: consumption.maxBatch ?? 1,
    maxQueue: GATHERED_MAX,
    async run(batch) {
      const live = batch.filter((one) => one.alive());
      const events = live.map((one) => one.event);
      const done = await handleInPlace(inPlace, events, () => live.every((one) => one.alive()));
      return batch.map((one) => done && live.includes(one));
    },
  });

  return (payload) =>
    withHeartbeats(payload, alive, commits, async (stillOurs) => {
      const { batch } = payload;
      const events = batch.messages.map((message) =>
        rawEvent(consumption.topic.name, batch, message),
      );
      const finish = (offset: string) => {
        payload.resolveOffset(offset);
        commits.done(batch.partition, String(BigInt(offset) + 1n));
      };
      if (consumption.maxBatch === undefined) {
        for (const event of events) {
          if (!(await handleInPlace(inPlace, [event], stillOurs))) return;
          finish(event.offset);
        }
        return;
      }
      const outcomes = events.map((event) => gatherer.submit({ event, alive: stillOurs }));
      for (const [index, outcome] of outcomes.entries()) {
        if (!(await outcome)) return;
        const offset = events[index]?.offset;
        if (offset !== undefined) finish(offset);
      }
    });
}

/**
 * Keeps the member alive in its group while the work lasts, and stops the work when the group
 * moves on without it.
 */
async function withHeartbeats(
  payload: EachBatchPayload,
  alive: () => boolean,
  commits: OffsetCommits,
  work: (stillOurs: () => boolean) => Promise<void>,
): Promise<void> {
  let lost: unknown;
  const timer = setInterval(() => {
    payload.heartbeat().catch((error: unknown) => {
      lost ??= error;
    });
  }, HEARTBEAT_MS / 2);
  try {
    await work(() => lost === undefined && alive() && payload.isRunning() && !payload.isStale());
  } finally {
    clearInterval(timer);
  }
  if (lost === undefined) return;
  // The group waits for us to join again; until then our commits still count.
  await commits.flush();
  throw lost;
}

function rawEvent(
  topic: string,
  batch: EachBatchPayload['batch'],
  message: KafkaMessage,
): RawEvent {
  return {
    topic,
    partition: batch.partition,
    offset: message.offset,
    key: message.key?.toString() ?? '',
    value: message.value ?? new Uint8Array(),
    headers: headerTexts(message.headers),
    attempt: 1,
  };
}
