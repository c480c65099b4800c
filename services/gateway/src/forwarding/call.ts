import type { IncomingMessage, ServerResponse } from 'node:http';
import { currentTraceparent, isTracing } from '@noriter/kit/tracing';

/** One call of the API under way. */
export type Call = {
  request: IncomingMessage;
  response: ServerResponse;
  /** Made here, whatever the client sent: audit and logs are found by it, and it is used once. */
  requestId: string;
  traceparent: string;
  address: string;
  /** performance.now() when its headers had come. */
  startedAt: number;
};

const TRACEPARENT = /^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}$/;

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
