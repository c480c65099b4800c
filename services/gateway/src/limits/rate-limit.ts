/**
 * Invariant: in any stretch of one window, a key gets at most about `max` calls: those of this
 * window plus the part of the last window that still counts. A refused call costs nothing.
 */

export type RateLimit = {
  /** Counts a call. Returns 0 when it may go on, else in how many seconds to come again. */
  take: (key: string, nowMs: number) => number;
  /** What other instances should know: keys that have used a part of their limit here. */
  collect: () => Unshared[];
};

/** One key's calls that no other instance knows of yet. */
export type Unshared = {
  /** Names the key and its window, the same in every instance. */
  name: string;
  calls: number;
  windowMs: number;
  /** Takes in what all instances together have counted, this one's `calls` included. */
  settle(total: number): void;
  /** The calls could not be shared; they are shared next time. */
  putBack(): void;
};

type Count = { total: number; unshared: number; key: string };

/** Beyond this many keys in one window, new ones share a single count: memory stays bounded. */
const KEYS_MAX = 200_000;
const OVERFLOW_KEY = '*';
/**
 * Counts below this part of the limit stay here. Eight instances together can then overlook one
 * limit's worth of calls at most, and a usual member never costs Redis anything.
 */
const SHARED_FROM = 1 / 8;

/**
 * Counts calls by key in memory: a window that slides, made of two that stand.
 *
 * @param name keeps limits apart in Redis, such as `member`
 */
export function createRateLimit(name: string, max: number, windowMs: number): RateLimit {
  let windowIndex = 0;
  let counts = new Map<string, Count>();
  let countsBefore = new Map<string, Count>();
  let toShare = new Set<Count>();
  const shareFrom = Math.max(1, Math.floor(max * SHARED_FROM));

  return { take, collect };

  function take(key: string, nowMs: number): number {
    const index = Math.floor(nowMs / windowMs);
    if (index !== windowIndex) turnTo(index);
    const passedMs = nowMs - index * windowMs;
    const before = countsBefore.get(key)?.total ?? 0;
    const count = counts.get(key) ?? open(key);
    if (count.total + (before * (windowMs - passedMs)) / windowMs >= max) {
      return Math.max(1, Math.ceil((windowMs - passedMs) / 1000));
    }
    count.total += 1;
    count.unshared += 1;
    if (count.total >= shareFrom) toShare.add(count);
    return 0;
  }

  function open(key: string): Count {
    if (counts.size >= KEYS_MAX) {
      const shared = counts.get(OVERFLOW_KEY);
      if (shared !== undefined) return shared;
      key = OVERFLOW_KEY;
    }
    const count = { total: 0, unshared: 0, key };
    counts.set(key, count);
    return count;
  }

  function turnTo(index: number): void {
    countsBefore = index === windowIndex + 1 ? counts : new Map();
    counts = new Map();
    toShare = new Set();
    windowIndex = index;
  }

  function collect(): Unshared[] {
    const collected = Array.from(toShare, (count) => {
      const calls = count.unshared;
      count.unshared = 0;
      return {
        name: `limit:${name}:${windowIndex}:${count.key}`,
        calls,
        windowMs,
        settle: (total: number) => {
          count.total = total + count.unshared;
        },
        putBack: () => {
          count.unshared += calls;
          toShare.add(count);
        },
      };
    });
    toShare = new Set();
    return collected;
  }
}
