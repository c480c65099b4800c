import { setTimeout as pause } from 'node:timers/promises';

const TRIES_MAX = 5;
/** A code of the second factor that was used up is another one by the third try. */
const REST_MS = 15_000;

/**
 * Asks a site that has only just started, and again where a busy machine kept it from an answer.
 *
 * @param ask may have been done without an answer: it takes no harm from being done twice
 * @throws what the last try threw
 */
export async function askAgain<Result>(ask: () => Promise<Result>): Promise<Result> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await ask();
    } catch (error) {
      if (tried === TRIES_MAX) throw error;
      console.log(`asked again: ${String(error)}`);
      await pause(REST_MS);
    }
  }
}
