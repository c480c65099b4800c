/**
 * Invariant: the cheap checks come first, and nothing is read from a body before its sender may
 * send one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import { inIncomingSpan, isTracing } from '@noriter/kit/tracing';
import { clientAddress, networkOf } from './address.ts';
import type { Admission, Admitted, createAdmission } from './admission.ts';
import { type Call, requestIdOf, traceparentOf } from './call.ts';
import type { RefusalCode } from './errors.ts';
import { forward, type Upstream } from './forward.ts';
import { ENCRYPTED_TYPE, openPayload } from './payload-encryption.ts';
import type { RateLimit } from './rate-limit.ts';
import { answerRefusal } from './refusals.ts';
import {
  announcedLength,
  BODY_BYTES_MAX,
  type Body,
  BodyTooLarge,
  GATHERED_BYTES_MAX,
  gather,
  gatherAll,
  streamOf,
} from './request-body.ts';
import type { ServiceName } from './routing.ts';

export type ApiParts = {
  ids: Ids;
  log: Logger;
  trustedProxies: number;
  route: (url: string) => ServiceName | null;
  admit: ReturnType<typeof createAdmission>;
  /** Whether a call of a guest or member is refused because its site is under maintenance. */
  isClosed: (siteId: string, url: string, nowMs: number) => boolean;
  limits: { address: RateLimit; member: RateLimit };
  upstreams: Readonly<Record<ServiceName, Upstream>>;
  ended: (call: Call, service: string, status: number) => void;
  isClosing: () => boolean;
};

/** Makes what answers every call under /api. */
export function createApi(parts: ApiParts) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!isTracing()) return answer(parts, openCall(parts, request, response));
    const incoming = { kind: 'server', traceparent: traceparentOf(request, '') } as const;
    void inIncomingSpan(`POST ${request.url}`, incoming, async () => {
      answer(parts, openCall(parts, request, response));
      await new Promise((resolve) => response.once('close', resolve));
    });
  };
}

function openCall(parts: ApiParts, request: IncomingMessage, response: ServerResponse): Call {
  const requestId = requestIdOf(request, parts.ids);
  return {
    request,
    response,
    requestId,
    traceparent: traceparentOf(request, requestId),
    address: clientAddress(request, parts.trustedProxies),
    startedAt: performance.now(),
  };
}

function answer(parts: ApiParts, call: Call) {
  const { request } = call;
  const service = parts.route(request.url ?? '');
  if (service === null) return refuse(parts, call, 'H404');
  if (request.method !== 'POST') return refuse(parts, call, 'H405');
  const nowMs = Date.now();
  const waitSeconds = parts.limits.address.take(networkOf(call.address), nowMs);
  if (waitSeconds > 0) return refuse(parts, call, 'H429', waitSeconds);

  const admission = parts.admit(request.headers, nowMs);
  if (!(admission instanceof Promise)) return goOn(parts, call, service, admission);
  admission
    .then((found) => goOn(parts, call, service, found))
    .catch((error: unknown) => failed(parts, call, error));
}

function goOn(parts: ApiParts, call: Call, service: ServiceName, admission: Admission) {
  if (typeof admission === 'string') return refuse(parts, call, admission);
  const nowMs = Date.now();
  if (!admission.isOperator && parts.isClosed(admission.site.id, call.request.url ?? '', nowMs)) {
    return refuse(parts, call, 'S003');
  }
  if (admission.sessionOf !== null) {
    const waitSeconds = parts.limits.member.take(admission.sessionOf, nowMs);
    if (waitSeconds > 0) return refuse(parts, call, 'H429', waitSeconds);
  }
  const length = announcedLength(call.request);
  const type = length === 0 ? 'json' : bodyType(call.request);
  if (type === 'other') return refuse(parts, call, 'H415');
  if (length !== null && length > BODY_BYTES_MAX) return refuse(parts, call, 'H413');
  if (call.request.headers.expect !== undefined) call.response.writeContinue();

  const send = (body: Body) => sendOn(parts, call, { service, ...admission }, body);
  if (type === 'encrypted') {
    openBody(call, admission)
      .then((opened) => (typeof opened === 'string' ? refuse(parts, call, opened) : send(opened)))
      .catch((error: unknown) => failed(parts, call, error));
  } else if (length !== null && length <= GATHERED_BYTES_MAX) {
    gather(call.request, length, (bytes) => send({ kind: 'whole', bytes }));
  } else {
    send(streamOf(call.request, length));
  }
}

function sendOn(
  parts: ApiParts,
  call: Call,
  { service, caller, site, isOperator }: Admitted & { service: ServiceName },
  body: Body,
): void {
  const wantsSealed = call.request.headers.accept?.includes(ENCRYPTED_TYPE) ?? false;
  forward(call, caller, body, {
    upstream: parts.upstreams[service],
    isOperator,
    sealWith: wantsSealed ? site.payloadKey : null,
    ended: parts.ended,
    isClosing: parts.isClosing,
  });
}

async function openBody(call: Call, { site }: Admitted): Promise<Body | RefusalCode> {
  if (site.payloadKey === null) return 'H415';
  const bytes = await openPayload(site.payloadKey, await gatherAll(call.request));
  return bytes === null ? 'H400' : { kind: 'whole', bytes };
}

function bodyType(request: IncomingMessage): 'json' | 'encrypted' | 'other' {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding !== 'identity') return 'other';
  if (type === 'application/json') return 'json';
  const name = type.split(';', 1)[0]?.trim().toLowerCase();
  if (name === 'application/json') return 'json';
  return name === ENCRYPTED_TYPE ? 'encrypted' : 'other';
}

function refuse(parts: ApiParts, call: Call, code: RefusalCode, seconds?: number): void {
  answerRefusal(call, code, seconds);
  parts.ended(call, 'gateway', call.response.statusCode);
}

function failed(parts: ApiParts, call: Call, error: unknown) {
  if (error instanceof BodyTooLarge) return refuse(parts, call, 'H413');
  if (call.request.destroyed && !call.request.complete) return;
  parts.log.error({ err: error, requestId: call.requestId }, 'A call failed in the gateway');
  refuse(parts, call, 'E001');
}
