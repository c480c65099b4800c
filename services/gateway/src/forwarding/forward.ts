/**
 * Invariant: each call gets exactly one answer, and a service's answer is either passed on whole
 * or visibly cut off. TE99 means the service was not reached; NT99 that it may have done it.
 */

import type { MoneyEntry } from '@noriter/kit/money-entry';
import type { RefusalCode } from '../errors.ts';
import { PLACE_RETRY_SECONDS } from '../limits/places.ts';
import { answerRefusal } from '../server/refusals.ts';
import { receiveAnswer, receiveCarried } from './answer.ts';
import type { Call } from './call.ts';
import { headersFor } from './caller-header.ts';
import type { AnswerDeps } from './passage.ts';
import { type Body, GATHERED_BYTES_MAX } from './request-body.ts';
import { withoutLastSlash } from './routing.ts';

/** When a service has more to do than it may, try again after so many seconds. */
const OVERLOADED_SECONDS = 1;

/**
 * Sends a call to its service, and the service's answer back. Calls travel together where their body
 * is at hand and their answer is small; an operator's may be an export.
 */
export function forward(
  call: Call,
  who: { caller: string; entry: MoneyEntry },
  body: Body,
  deps: AnswerDeps,
): void {
  const path = withoutLastSlash(call.request.url ?? '/');
  send(call, { method: 'POST', path, headers: headersFor(call, who, body) }, body, deps);
}

/** A call as it goes to a service; its headers are names and values by turns. */
type Outgoing = { method: 'GET' | 'POST'; path: string; headers: string[] };

/**
 * Sends a call as it is, and the service's answer back. A body that streams keeps a connection to the service
 * for as long as its client likes, so one network has few of them at once.
 */
export function send(
  call: Call,
  { method, path, headers }: Outgoing,
  body: Body,
  deps: AnswerDeps,
): void {
  const { upstream } = deps;
  if (upstream.underWay >= upstream.waitingMax) {
    turnAway(call, deps, 'E002', OVERLOADED_SECONDS);
    return;
  }
  const leave = body.kind === 'stream' ? upstream.streams.take(call.address) : null;
  if (body.kind === 'stream' && leave === null) {
    turnAway(call, deps, 'H429', PLACE_RETRY_SECONDS);
    return;
  }
  upstream.underWay += 1;
  // One that was large and encrypted goes alone: its frame would be longer than a service reads.
  const isSmall = body.kind === 'whole' && body.bytes.length <= GATHERED_BYTES_MAX;
  if (isSmall && !deps.isOperator && method === 'POST') {
    const carried = { path, headers, body: body.bytes };
    if (upstream.callConnections.send(carried, receiveCarried(call, body, deps))) return;
  }
  upstream.pool.dispatch(
    { method, path, headers, body: bodyOf(method, body) },
    receiveAnswer(call, body, deps, leave),
  );
}

function turnAway(call: Call, deps: AnswerDeps, code: RefusalCode, seconds: number): void {
  answerRefusal(call, code, seconds);
  deps.ended(call, deps.upstream.name, call.response.statusCode);
}

function bodyOf(method: Outgoing['method'], body: Body) {
  if (method === 'GET') return null;
  return body.kind === 'whole' ? body.bytes : body.chunks;
}
