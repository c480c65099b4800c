import { callbackify } from 'node:util';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { createMicroBatcher } from '../micro-batch.ts';
import { refuse, transportCodes } from '../result-codes.ts';
import type { Route } from '../route.ts';
import { callerOf } from './identify.ts';

/**
 * Under load calls wait this long to be counted together: a write to Redis for each, and its answer, were
 * a sixth of what betting spent on a bet. One that comes alone is counted at once.
 */
const COUNT = { restMs: 8, maxBatch: 500, maxQueue: 20_000 };

/** What the plugin's script is called with: key, window, limit and two switches; count and time left. */
type CountArguments = [string, number, number, boolean, boolean];
type Counted = [current: number, ttl: number];
type CountingRedis = Redis & {
  rateLimit(...call: CountArguments): Promise<Counted>;
};

/**
 * Makes routes' `rateLimit` work, counted in Redis over all processes of the service. While Redis
 * is away nothing is limited here: the gateway limits too, and locks live in the database.
 */
export async function registerRateLimit(
  app: FastifyInstance,
  options: { service: string; redis: Redis | undefined },
): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    hook: 'onRequest',
    ...(options.redis === undefined ? {} : { redis: gathering(options.redis) }),
    nameSpace: `rate:${options.service}:`,
    skipOnError: true,
    keyGenerator: whoIsLimited,
    errorResponseBuilder: (_request, { ttl }) =>
      refuse(transportCodes, 'H429', { seconds: Math.ceil(ttl / 1000) }),
  });
}

/** The route's own limit in the form the plugin reads, or none. */
export function rateLimitOf<Deps>({ rateLimit: limit }: Route<Deps>) {
  return limit === undefined ? {} : { rateLimit: { max: limit.max, timeWindow: limit.windowMs } };
}

/** A person is limited wherever they are; a guest by the address they come from. */
function whoIsLimited(request: FastifyRequest): string {
  const caller = callerOf(request);
  if (caller.kind === 'member') return `member:${caller.memberId}`;
  if (caller.kind === 'operator') return `operator:${caller.operatorId}`;
  if (caller.kind === 'service') return `service:${caller.service}`;
  return `address:${caller.siteId}:${caller.address}`;
}

/** Redis as the plugin uses it: each call is counted there before it goes on, many in one write. */
function gathering(redis: Redis) {
  const counts = createMicroBatcher<CountArguments, PromiseSettledResult<Counted>>({
    ...COUNT,
    run: (calls) =>
      Promise.allSettled(calls.map((call) => (redis as CountingRedis).rateLimit(...call))),
  });
  const rateLimit = callbackify(async (...call: CountArguments) => {
    const outcome = await counts.submit(call);
    if (outcome.status === 'rejected') throw outcome.reason;
    return outcome.value;
  });
  const gathered: { rateLimit?: typeof rateLimit; defineCommand: Redis['defineCommand'] } = {
    // The plugin defines its script where there is no command of its name yet.
    defineCommand(name, definition) {
      redis.defineCommand(name, definition);
      if (name === 'rateLimit') gathered.rateLimit = rateLimit;
    },
  };
  return gathered;
}
