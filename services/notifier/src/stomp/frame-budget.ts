/** How many frames a client may send: a burst, and so many a second after it. */
export type FrameBudget = {
  /** @returns false for a frame above the budget */
  take(): boolean;
};

/**
 * A token bucket: it is full at first, and every frame takes one.
 *
 * @param input.now milliseconds that only ever grow
 * @param input.burst frames that may come at once
 * @param input.perSecond frames that it is filled with in a second
 */
export function createFrameBudget(input: {
  now: () => number;
  burst: number;
  perSecond: number;
}): FrameBudget {
  const { now, burst, perSecond } = input;
  let left = burst;
  let filledAt = now();
  return {
    take() {
      const time = now();
      left = Math.min(burst, left + ((time - filledAt) / 1000) * perSecond);
      filledAt = time;
      if (left < 1) return false;
      left -= 1;
      return true;
    },
  };
}
