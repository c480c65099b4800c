import { setTimeout as delay } from 'node:timers/promises';
import { limits, stretched } from './limits.ts';

const ASK_EVERY_MS = 20;

/**
 * Repeats an expectation until it holds: for what happens soon, but not at once.
 *
 * @param expectation throws while it does not hold
 * @param timeoutMs where another limit than that of all tests is meant; follows the machine, too
 * @returns what the expectation returns when it holds
 * @throws its last error when it does not hold in time
 * @example await eventually(() => expect(received).toHaveLength(2));
 */
export async function eventually<T>(
  expectation: () => T | Promise<T>,
  timeoutMs?: number,
): Promise<T> {
  const limit = timeoutMs === undefined ? limits.soon : stretched(timeoutMs);
  const deadline = performance.now() + limit;
  for (;;) {
    try {
      return await expectation();
    } catch (error) {
      if (performance.now() >= deadline) throw error;
      await delay(ASK_EVERY_MS);
    }
  }
}
