import { useEffect, useState, useSyncExternalStore } from 'react';
import { serverNow } from '../format/server-clock.ts';
import { koreaDay } from '../format/time.ts';

/** The present moment, looked at again every so many milliseconds. */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now;
}

const secondMs = 1_000;

// One timer for all clocks of a page: with one each, a frame may fall between two of them.
const clocks = new Set<() => void>();
let second = 0;
let timer: ReturnType<typeof setTimeout>;

function look(): void {
  const now = serverNow(Date.now());
  second = secondOf(now);
  for (const onSecond of clocks) onSecond();
  timer = setTimeout(look, second + secondMs - now);
}

function subscribe(onSecond: () => void): () => void {
  clocks.add(onSecond);
  if (clocks.size === 1) look();
  return () => {
    clocks.delete(onSecond);
    if (clocks.size === 0) clearTimeout(timer);
  };
}

const secondOf = (ms: number) => Math.floor(ms / secondMs) * secondMs;

/**
 * The second that runs by the server's clock, as the millisecond it began at. Every clock on a page
 * changes in the same moment, so that none is ahead of another.
 */
export function useServerSecond(): number {
  return useSyncExternalStore(subscribe, () =>
    clocks.size === 0 ? secondOf(serverNow(Date.now())) : second,
  );
}

const lookEveryMs = 30_000;

/** Today in Korea; a page left open over midnight moves on to the new day by itself. */
export function useKoreaDay(): string {
  return koreaDay(new Date(useNow(lookEveryMs)));
}
