/**
 * Invariant: a match with a hole is asked for until it is whole, by one call at a time, however
 * many deltas show the hole. Everybody sees a hole in the same moment, so calls are spread out.
 */
type Wishes = {
  isWhole: (fixtureId: string) => boolean;
  fetchWhole: (fixtureId: string) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  /** 0 to 1. */
  chance: () => number;
};

const spreadMs = 1_000;
const againMs = 2_000;
/** Then the list's own look, or the next delta, begins anew. */
const triesMax = 5;

export function createRepairs({ isWhole, fetchWhole, wait, chance }: Wishes) {
  const running = new Set<string>();

  async function fill(fixtureId: string): Promise<void> {
    await wait(chance() * spreadMs);
    for (let tries = 0; tries < triesMax && !isWhole(fixtureId); tries += 1) {
      if (tries > 0) await wait(againMs);
      // A line that is down is no reason to stop: the next try may find it up.
      await fetchWhole(fixtureId).catch(() => undefined);
    }
  }

  return {
    async repair(fixtureId: string): Promise<void> {
      if (running.has(fixtureId)) return;
      running.add(fixtureId);
      try {
        await fill(fixtureId);
      } finally {
        running.delete(fixtureId);
      }
    },
  };
}
