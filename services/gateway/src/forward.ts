/**
 * Invariant: each call gets exactly one answer, and a service's answer is either passed on whole
 * or visibly cut off. TE99 means the service was not reached; NT99 that it may have done it.
 */
import { Pool } from 'undici';
import { type AnswerParts, receiveAnswer } from './answer.ts';
import type { Call } from './call.ts';
import { headersFor } from './caller-header.ts';
import { answerRefusal } from './refusals.ts';
import type { Body } from './request-body.ts';
import type { ServiceName } from './routing.ts';

/** A service as the gateway reaches it. */
export type Upstream = {
  name: ServiceName;
  pool: Pool;
  timeoutMs: number;
  waitingMax: number;
  /** Calls that have not been answered yet. */
  underWay: number;
};

const CONNECT_TIMEOUT_MS = 1_000;
/** When a service has more to do than it may, try again after so many seconds. */
const OVERLOADED_SECONDS = 1;

export function openUpstream(
  name: ServiceName,
  url: string,
  limits: { timeoutMs: number; connectionsMax: number; waitingMax: number },
): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: limits.connectionsMax,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // The wait for an answer counts from here, with the time in the pool's own line: answer.ts.
    headersTimeout: 0,
    bodyTimeout: limits.timeoutMs,
  });
  return { name, pool, timeoutMs: limits.timeoutMs, waitingMax: limits.waitingMax, underWay: 0 };
}

/** Sends a call to its service, and the service's answer back. */
export function forward(call: Call, caller: string, body: Body, parts: AnswerParts): void {
  const { upstream } = parts;
  if (upstream.underWay >= upstream.waitingMax) {
    answerRefusal(call, 'E002', OVERLOADED_SECONDS);
    parts.ended(call, upstream.name, call.response.statusCode);
    return;
  }
  upstream.underWay += 1;
  upstream.pool.dispatch(
    {
      method: 'POST',
      path: call.request.url ?? '/',
      headers: headersFor(call, caller, body),
      body: body.kind === 'whole' ? body.bytes : body.chunks,
    },
    receiveAnswer(call, body, parts),
  );
}
