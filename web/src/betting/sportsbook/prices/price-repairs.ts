/**
 * Invariant: a match with a hole is asked for until it is whole, one way at a time, however many
 * deltas show the hole. Everybody sees a hole in the same moment: so first the live line is asked
 * for what was missed, where all who ask share one answer, and calls are spread out.
 */
type Wishes = {
  isWhole: (fixtureId: string) => boolean;
  /** Asks the live line; false where it can't be asked. */
  askAgain: (fixtureId: string) => boolean;
  fetchWhole: (fixtureId: string) => Promise<void>;
  wait: (ms: number) => Promise<unknown>;
  /** 0 to 1. */
  chance: () => number;
};

const spreadMs = 1_000;
/** So long the line has for its answer. */
const lineMs = 1_500;
const againMs = 2_000;
/** Then the list's own look, or the next delta, begins anew. */
const triesMax = 5;

export function createRepairs({ isWhole, askAgain, fetchWhole, wait, chance }: Wishes) {
  const running = new Set<string>();

  async function fill(fixtureId: string): Promise<void> {
    await wait(chance() * spreadMs);
    if (!isWhole(fixtureId) && askAgain(fixtureId)) await wait(lineMs);
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
