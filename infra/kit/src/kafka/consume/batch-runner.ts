import type { EachBatchPayload } from 'kafkajs';
import { pause } from '../../flow/backoff.ts';
import type { ConsumerParts } from './consumer-parts.ts';
import { type Chunk, chunksOf, createLanes } from './lanes.ts';
import type { OffsetCommits } from './offset-commits.ts';
import { receivedRecord } from './received-record.ts';
import { handleInPlace, type InPlaceParts } from './retry-in-place.ts';

export const HEARTBEAT_MS = 1_500;

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
    deadLetter: parts.deadLetter,
    count: (outcome, events) => metrics.events.inc({ topic, group, outcome }, events),
    log: log.child({ topic, group }),
  };
  const maxBatch = consumption.maxBatch ?? 1;
  const lanes = createLanes(consumption.batchesAtOnce, maxBatch, (chunks) =>
    handleChunks(inPlace, chunks),
  );
  const nameOf = new Map(parts.topics.map((one) => [one.brokerName, one.name]));

  return (payload) =>
    withHeartbeats(payload, alive, commits, async (stillOurs) => {
      const { topic: brokerName, partition, messages } = payload.batch;
      const startedAt = performance.now();
      const name = nameOf.get(brokerName) ?? brokerName;
      const events = messages.map((message) => receivedRecord(name, partition, message));
      const chunks = chunksOf(events, maxBatch, { broken: false, alive: stillOurs });
      // Gathered, all are handed over at once; one by one, each waits for the one before.
      const gathered = consumption.maxBatch !== undefined;
      const outcomes = gathered ? lanes.submit(chunks, events.length) : [];
      for (const [index, chunk] of chunks.entries()) {
        const outcome = outcomes[index] ?? handleInPlace(inPlace, chunk.events, stillOurs);
        if (!(await outcome)) return;
        payload.resolveOffset(chunk.last);
        const offset = String(BigInt(chunk.last) + 1n);
        commits.done({ topic: brokerName, partition, offset });
      }
      // The next fetch waits for this: what arrives meanwhile comes with it.
      const restMs = startedAt + consumption.restMs - performance.now();
      if (restMs > 0) await pause(restMs);
    });
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
