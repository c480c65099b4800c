import { setTimeout as delay } from 'node:timers/promises';

const TICK_MS = 4;

/**
 * Hands out work at an even rate: every few milliseconds as many as are due. Who cannot keep up
 * is given more at once, as a queue would; nothing is left out.
 *
 * @returns how many were handed out
 */
export async function pace(
  perSecond: number,
  durationMs: number,
  emit: (count: number) => void,
): Promise<number> {
  const startedAt = performance.now();
  let handedOut = 0;
  for (;;) {
    const elapsedMs = performance.now() - startedAt;
    const due = Math.floor((Math.min(elapsedMs, durationMs) * perSecond) / 1000);
    if (due > handedOut) emit(due - handedOut);
    handedOut = due;
    if (elapsedMs >= durationMs) return handedOut;
    await delay(TICK_MS);
  }
}
