/** Wakes a loop that sleeps between two looks at its work. */
export type Bell = {
  ring(): void;
  /** How often it has rung; take it before looking, so that a ring in between is not lost. */
  heard(): number;
  /** Sleeps until it rings, at most `ms`; not at all when it rang after `heard` was taken. */
  wait(ms: number, heard: number): Promise<void>;
};

export function createBell(): Bell {
  let rung = 0;
  let wake: (() => void) | null = null;
  return {
    ring() {
      rung += 1;
      wake?.();
    },
    heard: () => rung,
    wait(ms, heard) {
      if (rung !== heard) return Promise.resolve();
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
