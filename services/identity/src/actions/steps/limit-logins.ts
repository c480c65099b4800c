import { networkOf } from '@noriter/kit/client-address';
import { isOutage } from '@noriter/kit/outage';
import { refuse, transportCodes } from '@noriter/kit/result-codes';
import type { IdentityDeps } from '../../deps.ts';

const minuteSeconds = 60;

/**
 * Bounds how often a network tries one id and any, over all processes. What others try at an id from
 * elsewhere does not count: they would keep out whose it is, who knows the password. The route limit of
 * the kit knows the caller only; the id stands in the body. While Redis is away nothing is limited here:
 * the lock after repeated failures lives in the database.
 */
export async function limitLogins(
  { redis, config, log }: IdentityDeps,
  { siteId, subject, address }: { siteId: string; subject: string; address: string },
): Promise<void> {
  const network = networkOf(address);
  const limits = [
    { key: `login-rate:network:${network}`, max: config.LOGIN_RATE_PER_ADDRESS },
    { key: `login-rate:id:${siteId}:${subject} ${network}`, max: config.LOGIN_RATE_PER_ID },
  ];
  for (const { key, max } of limits) {
    const used = await countUse(redis, key).catch((error: unknown) => {
      log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'logins are not rate limited');
      return 0;
    });
    if (used > max) throw refuse(transportCodes, 'H429', { seconds: minuteSeconds });
  }
}

async function countUse(redis: IdentityDeps['redis'], key: string): Promise<number> {
  const answers = await redis.multi().set(key, 0, 'EX', minuteSeconds, 'NX').incr(key).exec();
  const [error, count] = answers?.[1] ?? [new Error('Redis did not count a login.'), null];
  if (error !== null) throw error;
  return Number(count);
}
