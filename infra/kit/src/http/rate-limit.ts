import type { FastifyRequest, onRequestHookHandler } from 'fastify';
import { createRateLimit, type RateLimit } from '../rate-limit.ts';
import { refuse, transportCodes } from '../result-codes.ts';
import type { Route } from '../route.ts';
import { callerOf } from './identify.ts';

/** The route's own limit, or null where it has none. */
export function rateLimitOf<Deps>(
  service: string,
  { path, rateLimit: limit }: Route<Deps>,
): RateLimit | null {
  return limit === undefined
    ? null
    : createRateLimit(`${service}:${path}`, limit.max, limit.windowMs);
}

/** Refuses the call too many with H429 and the seconds to wait. Stands behind the hook that says who calls. */
export function limitCallers(limit: RateLimit): onRequestHookHandler {
  return (request, _reply, done) => {
    const seconds = limit.take(whoIsLimited(request), Date.now());
    if (seconds > 0) done(refuse(transportCodes, 'H429', { seconds }));
    else done();
  };
}

/** A person is limited wherever they are; a guest by the address they come from. */
function whoIsLimited(request: FastifyRequest): string {
  const caller = callerOf(request);
  if (caller.kind === 'member') return `member:${caller.memberId}`;
  if (caller.kind === 'operator') return `operator:${caller.operatorId}`;
  if (caller.kind === 'service') return `service:${caller.service}`;
  return `address:${caller.siteId}:${caller.address}`;
}
