/**
 * A page follows fixtures that it was shown, so one that nobody knows stays unknown for a moment: whoever
 * asks for it again is not worth another read.
 */
export const REMEMBERED_MS = 2_000;

/** The oldest give way to new ones. */
const REMEMBERED_MAX = 10_000;

export type UnknownFixtures = {
  has(fixtureId: string): boolean;
  add(fixtureId: string): void;
};

/** @param now milliseconds that only ever grow */
export function createUnknownFixtures(now: () => number): UnknownFixtures {
  const until = new Map<string, number>();
  return {
    has(fixtureId) {
      const end = until.get(fixtureId);
      if (end === undefined) return false;
      if (now() < end) return true;
      until.delete(fixtureId);
      return false;
    },
    add(fixtureId) {
      until.delete(fixtureId);
      until.set(fixtureId, now() + REMEMBERED_MS);
      if (until.size <= REMEMBERED_MAX) return;
      const [oldest] = until.keys();
      if (oldest !== undefined) until.delete(oldest);
    },
  };
}
