import { setTimeout as delay } from 'node:timers/promises';

const ASK_EVERY_MS = 20;
const TIMEOUT_MS = 10_000;

/**
 * Repeats an expectation until it holds: for what happens soon, but not at once.
 *
 * @param expectation throws while it does not hold
 * @returns what the expectation returns when it holds
 * @throws its last error when it does not hold in time
 * @example await eventually(() => expect(received).toHaveLength(2));
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  timeoutMs = TIMEOUT_MS,
): Promise<T> {
  const deadline = performance.now() + timeoutMs;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
      await delay(ASK_EVERY_MS);
    }
  }
}
