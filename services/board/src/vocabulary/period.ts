// Invariant: content is shown from the first instant of its period until, and without, the last;
// an end that is absent is open.

export type Period = { from: Date | null; until: Date | null };

export function isWithin({ from, until }: Period, now: Date): boolean {
  if (from !== null && now < from) return false;
  return until === null || now < until;
}
