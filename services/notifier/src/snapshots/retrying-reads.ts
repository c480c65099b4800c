/**
 * Reads of present states from the service that records them. What is asked for at the same time
 * is read in one call: after a restart all browsers come back at once. A service that is away is
 * asked again for a while, for as long as somebody waits.
 */

import { backoffMs, pause } from '@noriter/kit/backoff';
import { createMicroBatcher } from '@noriter/kit/micro-batch';
import { isOutage } from '@noriter/kit/outage';

const PER_CALL = 200;
const WAITING_MAX = 20_000;

/** About 20 seconds in all; after that the browser's own poll has to do. */
const ATTEMPTS_MAX = 7;
const BACKOFF = { firstMs: 200, maxMs: 5_000 };

export type RetryingReads<Wish, State> = {
  /**
   * The present state of one thing.
   *
   * @param wanted asked before each try, so that nothing is read for a reader that has left
   * @returns null when the service did not answer in time, knows no such thing, or nobody waits
   */
  read(wish: Wish, wanted: () => boolean): Promise<State | null>;
  close(): Promise<void>;
};

/**
 * @param readAll one answer for each wish, in their order; at most 200 at once
 * @param restMs from one call to the next at least, in milliseconds: what comes meanwhile is gathered
 */
export function createRetryingReads<Wish, State>(
  readAll: (wishes: readonly Wish[]) => Promise<readonly (State | null)[]>,
  restMs = 0,
): RetryingReads<Wish, State> {
  const reads = createMicroBatcher<Wish, State | null>({
    maxBatch: PER_CALL,
    maxQueue: WAITING_MAX,
    restMs,
    run: readAll,
  });
  const closing = new AbortController();
  return {
    async read(wish, wanted) {
      for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
        if (!wanted() || closing.signal.aborted) return null;
        try {
          return await reads.submit(wish);
        } catch (error) {
          if (!isOutage(error)) throw error;
        }
        await pause(backoffMs(attempt, BACKOFF), closing.signal);
      }
      return null;
    },
    close() {
      closing.abort();
      return reads.close();
    },
  };
}
