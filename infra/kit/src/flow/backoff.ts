import { setTimeout as delay } from 'node:timers/promises';

/**
 * How long to wait before the next attempt: doubles each time up to `maxMs`, and is spread over
 * its upper half so that many waiters do not come back in step.
 *
 * @param attempt 1 after the first failure
 * @returns milliseconds
 */
export function backoffMs(attempt: number, limits: { firstMs: number; maxMs: number }): number {
  const full = Math.min(limits.maxMs, limits.firstMs * 2 ** Math.min(attempt - 1, 30));
  return full / 2 + Math.random() * (full / 2);
}

/** Waits; ends early and quietly when `signal` is aborted. */
export async function pause(ms: number, signal?: AbortSignal): Promise<void> {
  if (signal?.aborted) return;
  await delay(ms, undefined, signal ? { signal } : {}).catch(() => undefined);
}
