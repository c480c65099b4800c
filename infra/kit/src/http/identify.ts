import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  ADDRESS_HEADER,
  boundTo,
  CALLER_HEADER,
  type Caller,
  type Checker,
  peekCaller,
  verifyCaller,
} from '../auth/caller.ts';
import { ENTRY_HEADER, entryRefusal } from '../auth/money-entry.ts';
import { permits, refusalFor } from '../contract/access.ts';
import { refuse, transportCodes } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';

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
export function identifyCaller<Deps>(
  checker: Checker,
  {
    access,
    callers,
    path,
    bringsMoney = false,
  }: Pick<Route<Deps>, 'access'> & Partial<Pick<Route<Deps>, 'callers' | 'path' | 'bringsMoney'>>,
) {
  const route = access === 'internal' && path !== undefined ? boundTo(path) : undefined;
  return (request: FastifyRequest, _reply: FastifyReply, done: Done): void => {
    const { [CALLER_HEADER]: jws, [ADDRESS_HEADER]: given } = request.headers;
    const address = typeof given === 'string' ? given : '';
    request.startedAt = performance.now();
    const admit = (caller: Caller | null) => {
      request.caller = caller;
      if (caller === null) done(refuse(transportCodes, 'H401'));
      else if (!permits(access, caller, callers)) done(refusalFor(caller, access));
      else done((bringsMoney ? entryRefusal(request.headers[ENTRY_HEADER]) : null) ?? undefined);
    };
    const came = { address, route };
    const known = typeof jws === 'string' ? peekCaller(checker, jws, came) : null;
    if (known !== null || typeof jws !== 'string') admit(known);
    else verifyCaller(checker, jws, came).then(admit, done);
  };
}

/** The caller of a request that came through `identifyCaller`. */
export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('A route ran before its caller was checked.');
  return request.caller;
}
