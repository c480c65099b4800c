import { createMicroBatcher } from '../../flow/micro-batch.ts';
import type { RawEvent } from '../event.ts';

/** Chunks that may wait for a batch handler; a fetch brings at most 10 MiB. */
const CHUNKS_MAX = 100_000;

type RunChunks = (chunks: readonly Chunk[]) => Promise<readonly boolean[]>;

/**
 * Lanes of batches beside each other. What a partition brought goes to one of them, in its order: to
 * the first that has room in its next batch, so that batches stay large; else to the shortest.
 */
export function createLanes(count: number, maxBatch: number, run: RunChunks) {
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
export type Chunk = { events: readonly RawEvent[]; last: string; of: Fetched };

export function chunksOf(events: readonly RawEvent[], size: number, of: Fetched): Chunk[] {
  const chunks: Chunk[] = [];
  for (let start = 0; start < events.length; start += size) {
    const piece = events.slice(start, start + size);
    chunks.push({ events: piece, last: piece.at(-1)?.offset ?? '', of });
  }
  return chunks;
}
