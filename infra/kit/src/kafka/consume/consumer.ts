import type { Consumer } from 'kafkajs';
import { backoffMs, pause } from '../../flow/backoff.ts';
import { type BatchRunner, createBatchRunner, HEARTBEAT_MS } from './batch-runner.ts';
import type { ConsumerParts } from './consumer-parts.ts';
import { createOffsetCommits, type OffsetCommits } from './offset-commits.ts';

/** How soon a group notices that a member is gone. */
const SESSION_TIMEOUT_MS = 6_000;

/** How long the others wait for a member that is in the middle of a batch. */
const REBALANCE_TIMEOUT_MS = 30_000;

/** How long a consumer that stops waits for its running handlers. */
const WORK_WAIT_MS = 20_000;

/**
 * About half a minute of trying to reach a lost broker as the same member. A new member would have
 * to wait until the group has given up the old one.
 */
const IN_PLACE = { initialRetryTime: 100, maxRetryTime: 1_000, retries: 30 };

/** How long the last commit may take, and then leaving the group. */
const LEAVE_WAIT_MS = 3_000;

/** A consumer that ran for this long starts again without the pauses of those before. */
const STEADY_MS = 60_000;

const RESTART = { firstMs: 200, maxMs: 3_000 };

export type RunningConsumer = {
  /** Resolves when it has joined its group for the first time. */
  joined: Promise<void>;
  /** Whether it is in its group. */
  inGroup(): boolean;
  /** A topic's partitions that this process owns; none while it is not in its group. */
  assigned(brokerName: string): ReadonlySet<number>;
  /** For how long it has been in its group without a running handler, in ms; 0 while one runs. */
  idleMs(): number;
  /** Starts it anew, for one that hangs. */
  restart(reason: string): void;
  /** Waits for its running handlers, commits, leaves the group. */
  stop(): Promise<void>;
};

/**
 * Runs a consumer until it is stopped. A crash of any kind (broker lost, group lost, a response
 * kafkajs cannot read) starts a new one after a pause that grows to three seconds.
 */
export function startConsumer<Deps>(parts: ConsumerParts<Deps>): RunningConsumer {
  const stopping = new AbortController();
  const state: State = {
    firstJoin: Promise.withResolvers<void>(),
    stopping: stopping.signal,
    assigned: {},
    inGroup: false,
    atWork: 0,
    idleSince: performance.now(),
    end: () => undefined,
  };
  const running = keepRunning(parts, state);
  return {
    joined: state.firstJoin.promise,
    inGroup: () => state.inGroup,
    assigned: (brokerName) => new Set(state.assigned[brokerName]),
    idleMs: () => (state.atWork > 0 ? 0 : performance.now() - state.idleSince),
    restart: (reason) => state.end(new Error(reason)),
    async stop() {
      stopping.abort();
      state.end(null);
      await running;
    },
  };
}

type State = {
  firstJoin: PromiseWithResolvers<void>;
  stopping: AbortSignal;
  /** Partitions of this process, by the broker's name of their topic. */
  assigned: Readonly<Record<string, readonly number[]>>;
  inGroup: boolean;
  /** Batches a handler has. */
  atWork: number;
  /** When the last of them was done, or the group joined. */
  idleSince: number;
  /** Ends the present run. */
  end: (error: Error | null) => void;
};

async function keepRunning<Deps>(parts: ConsumerParts<Deps>, state: State): Promise<void> {
  const { log, metrics, topicName: topic, groupId: group } = parts;
  for (let attempt = 1; !state.stopping.aborted; attempt += 1) {
    const startedAt = performance.now();
    const error = await runOnce(parts, state);
    if (state.stopping.aborted) return;
    if (performance.now() - startedAt > STEADY_MS) attempt = 1;
    metrics.restarts.inc({ topic, group });
    log.warn({ err: error, group, attempt }, 'a consumer ended and starts again');
    await pause(backoffMs(attempt, RESTART), state.stopping);
  }
}

/** @returns why it ended */
async function runOnce<Deps>(parts: ConsumerParts<Deps>, state: State): Promise<Error | null> {
  const { consumption } = parts;
  const topics = parts.topics.map(({ brokerName }) => brokerName);
  const ended = Promise.withResolvers<Error | null>();
  const consumer = newConsumer(parts);
  const commits = createOffsetCommits((offsets) => consumer.commitOffsets([...offsets]), parts.log);
  let over = false;
  state.end = ended.resolve;
  // Attached before run(): a listener attached after it misses the first join.
  consumer.on('consumer.group_join', ({ payload }) => {
    commits.clear();
    state.assigned = payload.memberAssignment;
    state.inGroup = true;
    state.idleSince = performance.now();
    if (consumption.fromBeginning) state.firstJoin.resolve();
  });
  // A group that starts at the newest event knows its place only when it has asked for it.
  consumer.on('consumer.fetch', () => state.firstJoin.resolve());
  consumer.on('consumer.crash', ({ payload }) => ended.resolve(payload.error));
  const runBatch = createBatchRunner(parts, commits, () => !over && !state.stopping.aborted);
  const eachBatch: typeof runBatch = async (payload) => {
    state.atWork += 1;
    await runBatch(payload).finally(() => {
      state.atWork -= 1;
      state.idleSince = performance.now();
    });
  };
  begin(consumer, parts, eachBatch).catch((error: unknown) => {
    ended.resolve(error instanceof Error ? error : new Error(String(error)));
  });
  const error = await ended.promise;
  over = true;
  state.inGroup = false;
  state.assigned = {};
  await leave(consumer, { topics, commits, busy: () => state.atWork > 0 });
  return error;
}

async function begin<Deps>(
  consumer: Consumer,
  { topics, consumption }: ConsumerParts<Deps>,
  eachBatch: BatchRunner,
): Promise<void> {
  await consumer.connect();
  await consumer.subscribe({
    topics: topics.map(({ brokerName }) => brokerName),
    fromBeginning: consumption.fromBeginning,
  });
  await consumer.run({
    autoCommit: false,
    eachBatchAutoResolve: false,
    partitionsConsumedConcurrently: topics.reduce((sum, { partitions }) => sum + partitions, 0),
    eachBatch,
  });
}

function newConsumer<Deps>({ kafka, groupId, fetchWaitMs }: ConsumerParts<Deps>): Consumer {
  return kafka.consumer({
    groupId,
    sessionTimeout: SESSION_TIMEOUT_MS,
    heartbeatInterval: HEARTBEAT_MS,
    rebalanceTimeout: REBALANCE_TIMEOUT_MS,
    maxWaitTimeInMs: fetchWaitMs,
    allowAutoTopicCreation: false,
    // One way of starting again, ours: kafkajs has errors after which it would not.
    retry: { ...IN_PLACE, restartOnFailure: async () => false },
  });
}

/**
 * What is done is committed before the group is left: after that the broker takes no commit. With
 * a broker that is away neither succeeds, and neither may hold up the process.
 */
async function leave(
  consumer: Consumer,
  work: { topics: readonly string[]; commits: OffsetCommits; busy(): boolean },
): Promise<void> {
  try {
    consumer.pause(work.topics.map((topic) => ({ topic })));
    const deadline = performance.now() + WORK_WAIT_MS;
    while (work.busy() && performance.now() < deadline) await pause(5);
    await Promise.race([work.commits.flush(), pause(LEAVE_WAIT_MS)]);
  } catch {
    // It never ran: then there is nothing to commit.
  }
  await Promise.race([consumer.disconnect().catch(() => undefined), pause(LEAVE_WAIT_MS)]);
}
