import { setTimeout as pause } from 'node:timers/promises';

const LOOK_EVERY_MS = 100;

/**
 * Waits until something holds; a look that throws is one that does not see it.
 *
 * @throws Error that names it, when it does not hold in time
 */
export async function waitUntil(
  what: string,
  holds: () => Promise<boolean>,
  msMax: number,
): Promise<void> {
  const deadline = Date.now() + msMax;
  while (!(await holds().catch(() => false))) {
    if (Date.now() > deadline) throw new Error(`Not in ${msMax / 1_000} s: ${what}.`);
    await pause(LOOK_EVERY_MS);
  }
}
