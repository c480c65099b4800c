import { isInside, networkOf } from '@noriter/kit/client-address';
import { isOutage } from '@noriter/kit/outage';
import type { IdentityDeps } from '../../deps.ts';

type Counting = Pick<IdentityDeps, 'redis' | 'log'>;

export const hourSeconds = 3_600;

/**
 * Counts one more try of a stranger's network in this hour: an IPv4 address, or an IPv6 /64. A
 * network of our own is not counted: behind a proxy that is not trusted it would be everybody.
 *
 * @returns the tries so far, this one included; 0 where nothing is counted
 */
export async function countTry(deps: Counting, what: string, address: string): Promise<number> {
  return isInside(address) ? 0 : count(deps, `tries:${what}:${networkOf(address)}`);
}

/** The same of a member, wherever they are. */
export async function countMemberTry(
  deps: Counting,
  what: string,
  memberId: string,
): Promise<number> {
  return count(deps, `tries:${what}:${memberId}`);
}

async function count(deps: Counting, key: string): Promise<number> {
  return ask(deps, async (redis) => {
    const answers = await redis.multi().set(key, 0, 'EX', hourSeconds, 'NX').incr(key).exec();
    const [error, tries] = answers?.[1] ?? [new Error('Redis did not count a try.'), null];
    if (error !== null) throw error;
    return Number(tries);
  });
}

/** The tries of a network in this hour, without counting one. */
export async function triesOf(deps: Counting, what: string, address: string): Promise<number> {
  if (isInside(address)) return 0;
  const key = `tries:${what}:${networkOf(address)}`;
  return ask(deps, async (redis) => Number(await redis.get(key)));
}

async function ask(
  { redis, log }: Counting,
  work: (redis: IdentityDeps['redis']) => Promise<number>,
): Promise<number> {
  return work(redis).catch((error: unknown) => {
    log[isOutage(error) ? 'warn' : 'error']({ err: error }, 'tries of a network are not counted');
    return 0;
  });
}
