/**
 * Invariant: each call gets exactly one answer, and a service's answer is either passed on whole
 * or visibly cut off. TE99 means the service was not reached; NT99 that it may have done it.
 */
import { CALLER_HEADER, signCaller } from '@noriter/kit/caller';
import { type Channels, createChannels } from '@noriter/kit/channel/channels';
import { Pool } from 'undici';
import { type AnswerParts, receiveAnswer, receiveCarried } from './answer.ts';
import type { Call } from './call.ts';
import { headersFor } from './caller-header.ts';
import { answerRefusal } from './refusals.ts';
import type { Body } from './request-body.ts';
import type { ServiceName } from './routing.ts';

/** A service as the gateway reaches it. */
export type Upstream = {
  name: ServiceName;
  /** For calls that have a connection of their own while they are under way. */
  pool: Pool;
  /** For small calls: many of them share a connection. */
  channels: Channels;
  timeoutMs: number;
  waitingMax: number;
  /** Calls that have not been answered yet. */
  underWay: number;
};

const CONNECT_TIMEOUT_MS = 1_000;
/** When a service has more to do than it may, try again after so many seconds. */
const OVERLOADED_SECONDS = 1;

export type UpstreamLimits = {
  timeoutMs: number;
  connectionsMax: number;
  channels: number;
  waitingMax: number;
  /** INTERNAL_KEY, which the gateway signs itself with where it opens a channel. */
  internalKey: string;
};

const GATEWAY_ITSELF = { kind: 'service', siteId: '*', address: '', service: 'gateway' } as const;

/** Who the gateway is to services, signed. */
export function signGateway(internalKey: string): string {
  return signCaller(internalKey, GATEWAY_ITSELF);
}

export function openUpstream(name: ServiceName, url: string, limits: UpstreamLimits): Upstream {
  const pool = new Pool(new URL(url).origin, {
    connections: limits.connectionsMax,
    connectTimeout: CONNECT_TIMEOUT_MS,
    // The wait for an answer counts from here, with the time in the pool's own line: answer.ts.
    headersTimeout: 0,
    bodyTimeout: limits.timeoutMs,
  });
  const sign = () => [CALLER_HEADER, signGateway(limits.internalKey)] as const;
  const channels = createChannels({ url, sign }, limits.channels);
  const { timeoutMs, waitingMax } = limits;
  return { name, pool, channels, timeoutMs, waitingMax, underWay: 0 };
}

/**
 * Sends a call to its service, and the service's answer back. Calls travel together where their body
 * is at hand and their answer is small; an operator's may be an export.
 */
export function forward(call: Call, caller: string, body: Body, parts: AnswerParts): void {
  const { upstream } = parts;
  if (upstream.underWay >= upstream.waitingMax) {
    answerRefusal(call, 'E002', OVERLOADED_SECONDS);
    parts.ended(call, upstream.name, call.response.statusCode);
    return;
  }
  upstream.underWay += 1;
  const path = call.request.url ?? '/';
  const headers = headersFor(call, caller, body);
  const isWhole = body.kind === 'whole';
  if (isWhole && !parts.isOperator) {
    const carried = { path, headers, body: body.bytes };
    if (upstream.channels.carry(carried, receiveCarried(call, body, parts))) return;
  }
  upstream.pool.dispatch(
    { method: 'POST', path, headers, body: isWhole ? body.bytes : body.chunks },
    receiveAnswer(call, body, parts),
  );
}
