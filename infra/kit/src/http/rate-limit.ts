import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import { refuse, transportCodes } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';
import { networkOf } from '../edge/client-address.ts';
import { callerOf } from './identify.ts';
import { countedTogether } from './rate-limit-store.ts';

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
    ...(options.redis === undefined
      ? {}
      : { store: countedTogether(options.redis, `rate:${options.service}:`) }),
    skipOnError: true,
    // No contract names them, and they are three headers of every answer.
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    keyGenerator: whoIsLimited,
    errorResponseBuilder: (_request, { ttl }) =>
      refuse(transportCodes, 'H429', { seconds: Math.ceil(ttl / 1000) }),
  });
}

/** The route's own limit in the form the plugin reads, or none. */
export function rateLimitOf<Deps>({ rateLimit: limit }: Route<Deps>) {
  return limit === undefined ? {} : { rateLimit: { max: limit.max, timeWindow: limit.windowMs } };
}

/** A person is limited wherever they are; a guest by the network they come from. */
function whoIsLimited(request: FastifyRequest): string {
  const caller = callerOf(request);
  if (caller.kind === 'member') return `member:${caller.memberId}`;
  if (caller.kind === 'operator') return `operator:${caller.operatorId}`;
  if (caller.kind === 'service') return `service:${caller.service}`;
  return `address:${caller.siteId}:${networkOf(caller.address)}`;
}
