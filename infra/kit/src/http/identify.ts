import type { FastifyReply, FastifyRequest } from 'fastify';
import { ADDRESS_HEADER, CALLER_HEADER, type Caller, verifyCaller } from '../caller.ts';
import { refuse, transportCodes } from '../result-codes.ts';
import { type Access, permits, refusalFor } from '../route.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who calls, as the gateway or a service signed it; null before it was checked. */
    caller: Caller | null;
  }
}

type Done = (error?: Error) => void;

/**
 * The first step of every route: who calls, and may they. It runs before the body is read, so
 * that nobody unknown can make a service read a megabyte.
 */
export function identifyCaller(key: string, access: Access) {
  return (request: FastifyRequest, _reply: FastifyReply, done: Done): void => {
    const jws = request.headers[CALLER_HEADER];
    const address = request.headers[ADDRESS_HEADER];
    const caller =
      typeof jws === 'string'
        ? verifyCaller(key, jws, typeof address === 'string' ? address : '')
        : null;
    request.startedAt = performance.now();
    request.caller = caller;
    if (caller === null) done(refuse(transportCodes, 'H401'));
    else if (!permits(access, caller)) done(refusalFor(caller));
    else done();
  };
}

/** The caller of a request that came through `identifyCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('A route ran before its caller was checked.');
  return request.caller;
}
