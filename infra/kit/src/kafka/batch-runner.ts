import type { EachBatchPayload } from 'kafkajs';
import { pause } from '../backoff.ts';
import type { RawEvent } from '../kafka.ts';
import { createMicroBatcher } from '../micro-batch.ts';
import type { ConsumerParts } from './consumer.ts';
import type { OffsetCommits } from './offset-commits.ts';
import { receivedRecord } from './received-record.ts';
import { handleInPlace, type InPlaceParts } from './retry-in-place.ts';

export const HEARTBEAT_MS = 1_500;

/** Chunks that may wait for a batch handler; a fetch brings at most 10 MiB. */
const CHUNKS_MAX = 100_000;

export type BatchRunner = (payload: EachBatchPayload) => Promise<void>;

/** One partition's events, one after the other; or all partitions' events gathered into one. */
export function createBatchRunner<Deps>(
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
  const maxBatch = consumption.maxBatch ?? 1;
  const lanes = createLanes(consumption.batchesAtOnce, maxBatch, (chunks) =>
    handleChunks(inPlace, chunks),
  );

  return (payload) =>
    withHeartbeats(payload, alive, commits, async (stillOurs) => {
      const { batch } = payload;
      const startedAt = performance.now();
      const events = batch.messages.map((message) =>
        receivedRecord(consumption.topic.name, batch.partition, message),
      );
      const chunks = chunksOf(events, maxBatch, { broken: false, alive: stillOurs });
      // Gathered, all are handed over at once; one by one, each waits for the one before.
      const gathered = consumption.maxBatch !== undefined;
      const outcomes = gathered ? lanes.submit(chunks, events.length) : [];
      for (const [index, chunk] of chunks.entries()) {
        const outcome = outcomes[index] ?? handleInPlace(inPlace, chunk.events, stillOurs);
        if (!(await outcome)) return;
        payload.resolveOffset(chunk.last);
        commits.done(batch.partition, String(BigInt(chunk.last) + 1n));
      }
      // The next fetch waits for this: what arrives meanwhile comes with it.
      const restMs = startedAt + consumption.restMs - performance.now();
      if (restMs > 0) await pause(restMs);
    });
}

type RunChunks = (chunks: readonly Chunk[]) => Promise<readonly boolean[]>;

/**
 * Lines of batches beside each other. What a partition brought goes to one of them, in its order:
 * to the first that has room in its next batch, so that little is not cut into less; else to the
 * shortest.
 */
function createLanes(count: number, maxBatch: number, run: RunChunks) {
  const lanes = Array.from({ length: count }, () => ({
    events: 0,
    gatherer: createMicroBatcher<Chunk, boolean>({
      maxBatch,
      maxQueue: CHUNKS_MAX,
      weight: { max: maxBatch, of: (chunk) => chunk.events.length },
      run,
    }),
  }));

  return {
    /** @returns for each chunk whether all of its events are done with */
    submit(chunks: readonly Chunk[], events: number): Promise<boolean>[] {
      const shortest = lanes.reduce((one, other) => (other.events < one.events ? other : one));
      const lane = lanes.find((one) => one.events + events <= maxBatch) ?? shortest;
      lane.events += events;
      const outcomes = chunks.map((chunk) => lane.gatherer.submit(chunk));
      void Promise.allSettled(outcomes).then(() => {
        lane.events -= events;
      });
      return outcomes;
    },
  };
}

/** What one fetch brought of one partition. */
type Fetched = {
  /** One of its chunks was not finished: what comes after it is fetched again, behind it. */
  broken: boolean;
  /** Whether the partition is still ours. */
  alive(): boolean;
};

/** Events of one partition that are handed over, and finished, together. */
type Chunk = { events: readonly RawEvent[]; last: string; of: Fetched };

function chunksOf(events: readonly RawEvent[], size: number, of: Fetched): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < events.length; start += size) {
    const part = events.slice(start, start + size);
    chunks.push({ events: part, last: part.at(-1)?.offset ?? '', of });
  }
  return chunks;
}

/** @returns for each chunk whether all of its events are done with */
async function handleChunks(inPlace: InPlaceParts, chunks: readonly Chunk[]): Promise<boolean[]> {
  const present = chunks.filter(({ of }) => !of.broken && of.alive());
  const finished = new Set<Chunk>();
  try {
    const done = await handleInPlace(
      inPlace,
      present.flatMap((chunk) => chunk.events),
      () => present.every((chunk) => chunk.of.alive()),
    );
    if (done) for (const chunk of present) finished.add(chunk);
  } finally {
    for (const chunk of chunks) if (!finished.has(chunk)) chunk.of.broken = true;
  }
  return chunks.map((chunk) => finished.has(chunk));
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
