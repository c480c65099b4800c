// Invariant: the more a network has tried in this hour, the more each further try costs it, whether
// its tasks are solved as they come or kept for later; from some tries on the picture alone is worth
// nothing, because machines read pictures.

export type CaptchaPolicy = {
  /** Tries an hour at the usual price. */
  readonly freeTries: number;
  /** Hashes of the usual task. */
  readonly work: number;
};

/** A browser still gives an answer within a captcha's time. */
export const workMax = 2_000_000;

export function needsWork(tries: number, { freeTries }: CaptchaPolicy): boolean {
  return tries >= freeTries;
}

/** The task's size: doubled with each so many tries beyond the free ones, up to a bound. */
export function workAfter(tries: number, { freeTries, work }: CaptchaPolicy): number {
  if (tries < freeTries) return work;
  const doublings = 1 + Math.floor((tries - freeTries) / freeTries);
  return Math.min(workMax, work * 2 ** Math.min(doublings, 20));
}
