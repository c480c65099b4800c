/** Wakes a loop that sleeps while it has no work. */
export type WakeUp = {
  notify(): void;
  /** How many notices came so far. Take it before reading the work, so that none is lost. */
  count(): number;
  /** Sleeps until the next notice, at most `ms`; not at all when one came after `seen` was taken. */
  wait(ms: number, seen: number): Promise<void>;
};

export function createWakeUp(): WakeUp {
  let notices = 0;
  let wake: (() => void) | null = null;
  return {
    notify() {
      notices += 1;
      wake?.();
    },
    count: () => notices,
    wait(ms, seen) {
      if (notices !== seen) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(done, ms);
        function done() {
          clearTimeout(timer);
          wake = null;
          resolve();
        }
        wake = done;
      });
    },
  };
}
