import type { Logger } from '@noriter/kit/logging';
import type { Redis } from 'ioredis';
import type { RateLimit, Unshared } from './rate-limit.ts';

/** How often instances share what they have counted. */
const SHARE_EVERY_MS = 250;
/** Keys in one round; the rest waits for the next. */
const KEYS_PER_ROUND_MAX = 2_000;

/**
 * Adds this instance's counts to those of all others in Redis, a few times a second, in one round
 * trip for all keys: no request waits for it. Without Redis each instance goes on with its own.
 *
 * @returns stop
 */
export function shareLimits(redis: Redis, limits: readonly RateLimit[], log: Logger): () => void {
  let underWay = false;
  let silent = false;
  const timer = setInterval(() => {
    if (underWay || redis.status !== 'ready') return;
    underWay = true;
    void shareOnce(redis, limits)
      .then(() => {
        if (silent) log.info('Limits are shared through Redis again');
        silent = false;
      })
      .catch((error: unknown) => {
        if (!silent) log.warn({ err: error }, 'Limits are not shared: Redis does not answer');
        silent = true;
      })
      .finally(() => {
        underWay = false;
      });
  }, SHARE_EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** One round; exported for the test that counts with two instances. */
export async function shareOnce(redis: Redis, limits: readonly RateLimit[]): Promise<void> {
  const unshared = limits.flatMap((limit) => limit.collect());
  for (const late of unshared.splice(KEYS_PER_ROUND_MAX)) late.putBack();
  if (unshared.length === 0) return;
  const pipeline = redis.pipeline();
  for (const { name, calls, windowMs } of unshared) {
    pipeline.incrby(name, calls);
    pipeline.pexpire(name, 2 * windowMs);
  }
  try {
    const answers = (await pipeline.exec()) ?? [];
    for (const [i, one] of unshared.entries()) settleFrom(one, answers[2 * i]);
  } catch (error) {
    for (const one of unshared) one.putBack();
    throw error;
  }
}

function settleFrom(unshared: Unshared, answer: [Error | null, unknown] | undefined): void {
  const total = Number(answer?.[1]);
  if (answer?.[0] === null && Number.isFinite(total)) unshared.settle(total);
  else unshared.putBack();
}
