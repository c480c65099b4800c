/** Of the process: whatever waits in it, waits on the same machine. */
let factor = 1;

/**
 * Has this process wait for answers so many times as long as where it was measured; its start says it
 * once. On a machine that does far more than it can, what is slow is not lost.
 *
 * @param times 1 or more
 */
export function waitForAnswers(times: number): void {
  factor = times;
}

/** How long to wait for an answer, in milliseconds, where `ms` is enough on a machine that has time. */
export function answerWait(ms: number): number {
  return ms * factor;
}
