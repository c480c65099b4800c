import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ids } from '@noriter/kit/ids';
import { currentTraceparent, isTracing } from '@noriter/kit/tracing';

/** One call of the API under way. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  requestId: string;
  traceparent: string;
  address: string;
  /** performance.now() when its headers had come. */
  startedAt: number;
};

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-8][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i;
const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

/** The client's own id for the request where it is a sane UUID, else a new one. */
export function requestIdOf(request: IncomingMessage, ids: Ids): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && UUID.test(given) ? given : ids.next();
}

/**
 * The trace this request belongs to. Where no span is made here, a trace that came in goes on as
 * it is, and a new one takes the request's id: so one number finds the log and the trace.
 */
export function traceparentOf(request: IncomingMessage, requestId: string): string {
  if (isTracing()) {
    const current = currentTraceparent();
    if (current !== undefined) return current;
  }
  const given = request.headers.traceparent;
  if (typeof given === 'string' && TRACEPARENT.test(given)) return given;
  const id = requestId;
  const trace = id.slice(0, 8) + id.slice(9, 13) + id.slice(14, 18) + id.slice(19, 23);
  return `00-${trace}${id.slice(24)}-${id.slice(19, 23)}${id.slice(24)}-01`;
}
