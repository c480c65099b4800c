import { useEffect, useState, useSyncExternalStore } from 'react';
import { onServerClock, serverNow } from '../format/server-clock.ts';
import { koreaDay } from '../format/time.ts';

const secondMs = 1_000;

/**
 * The present moment of the server, looked at again every so many milliseconds, and as soon as an
 * answer shows that this device's clock is wrong.
 */
export function useNow(everyMs: number): number {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const look = () => setNow(serverNow());
    // An answer may have come between the first render and this.
    const first = setTimeout(() =>
      setNow((before) => (Math.abs(serverNow() - before) > secondMs ? serverNow() : before)),
    );
    const timer = setInterval(look, everyMs);
    const stop = onServerClock(look);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
      stop();
    };
  }, [everyMs]);
  return now;
}

/** How long a part has been on the page, whatever any clock says. */
export function useElapsed(everyMs: number): number {
  const [since] = useState(() => performance.now());
  const [now, setNow] = useState(since);
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now - since;
}

// One timer for all clocks of a page: with one each, a frame may fall between two of them.
const clocks = new Set<() => void>();
let second = 0;
let timer: ReturnType<typeof setTimeout>;

function look(): void {
  const now = serverNow();
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
    clocks.size === 0 ? secondOf(serverNow()) : second,
  );
}

const lookEveryMs = 30_000;

/** Today in Korea; a page left open over midnight moves on to the new day by itself. */
export function useKoreaDay(): string {
  return koreaDay(new Date(useNow(lookEveryMs)));
}
