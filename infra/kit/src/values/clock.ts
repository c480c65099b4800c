/** Where every part of the product reads the time, so that a test can set it. */
export type Clock = { now(): Date };

/** The machine's own clock: the only place outside tests that reads it. */
export const systemClock: Clock = { now: () => new Date() };
