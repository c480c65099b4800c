import { pause } from '../../flow/backoff.ts';
import type { Logger } from '../../telemetry/logging.ts';

/** Commit interval: a crash repeats at most this much, or what one batch takes longer. */
const COMMIT_EVERY_MS = 1_000;

export type PartitionOffset = { topic: string; partition: number; offset: string };

export type OffsetCommits = {
  /** Everything on the offset's partition before it is done with. Returns at once. */
  done(next: PartitionOffset): void;
  /** Commits what is done; resolves when the broker has it. */
  flush(): Promise<void>;
  /** Forgets what was not committed: after a rebalance the partitions may be another's. */
  clear(): void;
};

/**
 * Commits offsets beside the work: one commit at a time, each with all that was done in the
 * meantime, so that no event waits for a commit. A commit that fails is not repeated, because the
 * next one covers it; a crash before that repeats events, which handlers bear.
 */
export function createOffsetCommits(
  commit: (offsets: readonly PartitionOffset[]) => Promise<void>,
  log: Logger,
): OffsetCommits {
  let ready = new Map<string, PartitionOffset>();
  let waiting = false;
  let last: Promise<void> = Promise.resolve();

  /** One after the other, so that an older commit never overwrites a newer one. */
  function flush(): Promise<void> {
    last = last.then(commitReady);
    return last;
  }

  async function commitReady(): Promise<void> {
    const offsets = [...ready.values()];
    ready = new Map();
    if (offsets.length === 0) return;
    try {
      await commit(offsets);
    } catch (error) {
      log.debug({ err: error }, 'an offset commit failed; events may come twice');
    }
  }

  async function run(): Promise<void> {
    waiting = true;
    while (ready.size > 0) {
      await flush();
      await pause(COMMIT_EVERY_MS);
    }
    waiting = false;
  }

  return {
    done(next) {
      ready.set(`${next.topic} ${next.partition}`, next);
      if (!waiting) void run();
    },
    flush,
    clear() {
      ready = new Map();
    },
  };
}
