/**
 * Invariant: the cheap checks come first, and nothing is read from a body before its sender may
 * send one.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isAddressAllowed } from '@noriter/kit/address-list';
import { clientAddress, networkOf } from '@noriter/kit/client-address';
import { takesType } from '@noriter/kit/http/negotiation';
import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import type { MoneyEntry } from '@noriter/kit/money-entry';
import { inIncomingSpan, isTracing } from '@noriter/kit/tracing';
import type { UpstreamName } from '@noriter/registry/names';
import type { Admission, createAdmission } from '../admission/admission.ts';
import type { createEntryJudge } from '../admission/entry.ts';
import type { Admitted } from '../admission/kept-admission.ts';
import type { RefusalCode } from '../errors.ts';
import { PLACE_RETRY_SECONDS, type Places } from '../limits/places.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { answerRefusal } from '../server/refusals.ts';
import { type Call, traceparentOf } from './call.ts';
import { forward } from './forward.ts';
import { ENCRYPTED_TYPE, openPayload, sealedMax } from './payload-encryption.ts';
import {
  announcedLength,
  type Body,
  BodyTooLarge,
  GATHERED_BYTES_MAX,
  gather,
  gatherAll,
  streamOf,
} from './request-body.ts';
import type { Upstream } from './upstream.ts';

export type ApiDeps = {
  ids: Ids;
  log: Logger;
  trustedProxies: number;
  route: (url: string) => UpstreamName | null;
  admit: ReturnType<typeof createAdmission>;
  /** Whether a call of a guest or member is refused because its site is under maintenance. */
  isClosed: (siteId: string, url: string, nowMs: number) => boolean;
  /** Whether a call may come from where it comes, and bring money into play. */
  judge: ReturnType<typeof createEntryJudge>;
  limits: { address: RateLimit; member: RateLimit };
  /** How large a call's body may be. */
  bodyMax: (url: string) => number;
  /** Places for large encrypted bodies, each held whole until it is opened. */
  held: Places;
  upstreams: Readonly<Record<UpstreamName, Upstream>>;
  ended: (call: Call, service: string, status: number) => void;
  isClosing: () => boolean;
};

/** Of a body that is not held here. */
const NO_PLACE = () => undefined;

/** Makes what answers every call under /api. */
export function createApi(deps: ApiDeps) {
  return (request: IncomingMessage, response: ServerResponse) => {
    if (!isTracing()) return answer(deps, openCall(deps, request, response));
    const incoming = { kind: 'server', traceparent: traceparentOf(request, '') } as const;
    void inIncomingSpan(`POST ${request.url}`, incoming, async () => {
      answer(deps, openCall(deps, request, response));
      await new Promise((resolve) => response.once('close', resolve));
    });
  };
}

function openCall(deps: ApiDeps, request: IncomingMessage, response: ServerResponse): Call {
  const requestId = deps.ids.next();
  return {
    request,
    response,
    requestId,
    traceparent: traceparentOf(request, requestId),
    address: clientAddress(request, deps.trustedProxies),
    startedAt: performance.now(),
  };
}

function answer(deps: ApiDeps, call: Call) {
  const { request } = call;
  const service = deps.route(request.url ?? '');
  if (service === null) return refuse(deps, call, 'H404');
  if (request.method !== 'POST') return refuse(deps, call, 'H405');
  const nowMs = Date.now();
  const waitSeconds = deps.limits.address.take(networkOf(call.address), nowMs);
  if (waitSeconds > 0) return refuse(deps, call, 'H429', waitSeconds);

  const admission = deps.admit(request.headers, nowMs);
  if (!(admission instanceof Promise)) return goOn(deps, call, service, admission);
  admission
    .then((found) => goOn(deps, call, service, found))
    .catch((error: unknown) => failed(deps, call, error));
}

function goOn(deps: ApiDeps, call: Call, service: UpstreamName, admission: Admission) {
  if (typeof admission === 'string') return refuse(deps, call, admission);
  const nowMs = Date.now();
  const caller = admission.callerFor(service, nowMs);
  if (typeof caller !== 'string') {
    // Before anything is read of the body: what a session asks of a service for the first time.
    caller
      .then(() => goOn(deps, call, service, admission))
      .catch((error: unknown) => failed(deps, call, error));
    return;
  }
  const { addresses } = admission;
  if (addresses !== null && !isAddressAllowed(call.address, addresses)) {
    return refuse(deps, call, 'H403');
  }
  if (!admission.isOperator && deps.isClosed(admission.site.id, call.request.url ?? '', nowMs)) {
    return refuse(deps, call, 'S003');
  }
  const { entry, code } = deps.judge(admission, call.address, call.request.url ?? '');
  if (code !== null) return refuse(deps, call, code);
  if (admission.sessionOf !== null) {
    const waitSeconds = deps.limits.member.take(admission.sessionOf, nowMs);
    if (waitSeconds > 0) return refuse(deps, call, 'H429', waitSeconds);
  }
  const length = announcedLength(call.request);
  const type = length === 0 ? 'json' : bodyType(call.request);
  if (type === 'other') return refuse(deps, call, 'H415');
  const bodyMax = deps.bodyMax(call.request.url ?? '');
  const receivedMax = type === 'encrypted' ? sealedMax(bodyMax) : bodyMax;
  if (length !== null && length > receivedMax) return refuse(deps, call, 'H413');
  const isSmall = length !== null && length <= GATHERED_BYTES_MAX;
  const isHeld = type === 'encrypted' && !isSmall;
  if (isHeld && admission.site.payloadKey === null) return refuse(deps, call, 'H415');
  const leave = isHeld ? deps.held.take(call.address) : NO_PLACE;
  if (leave === null) return refuse(deps, call, 'H429', PLACE_RETRY_SECONDS);
  if (call.request.headers.expect !== undefined) call.response.writeContinue();

  const send = (body: Body) => sendOn(deps, call, { ...admission, service, entry }, body);
  if (type === 'encrypted') {
    openBody(call, admission, bodyMax)
      .finally(leave)
      .then((opened) => (typeof opened === 'string' ? refuse(deps, call, opened) : send(opened)))
      .catch((error: unknown) => failed(deps, call, error));
  } else if (isSmall) {
    gather(call.request, length, (bytes) => send({ kind: 'whole', bytes }));
  } else {
    send(streamOf(call.request, length, bodyMax));
  }
}

type Chosen = { service: UpstreamName; entry: MoneyEntry };

function sendOn(deps: ApiDeps, call: Call, chosen: Admitted & Chosen, body: Body): void {
  const { service, entry, site, isOperator } = chosen;
  // Anew: a body may have taken half a minute, in which the caller that was signed has grown old.
  const caller = chosen.callerFor(service, Date.now());
  if (typeof caller !== 'string') {
    caller
      .then(() => sendOn(deps, call, chosen, body))
      .catch((error: unknown) => failed(deps, call, error));
    return;
  }
  // Only who names it: `*/*` comes from who has no key.
  const isNamed = call.request.headers.accept?.includes(ENCRYPTED_TYPE) ?? false;
  const wantsSealed = isNamed && takesType(call.request.headers, ENCRYPTED_TYPE);
  forward(call, { caller, entry }, body, {
    upstream: deps.upstreams[service],
    isOperator,
    sealWith: wantsSealed ? site.payloadKey : null,
    ended: deps.ended,
    isClosing: deps.isClosing,
  });
}

/** @throws BodyTooLarge */
async function openBody(
  call: Call,
  { site }: Admitted,
  bodyMax: number,
): Promise<Body | RefusalCode> {
  if (site.payloadKey === null) return 'H415';
  const sealed = await gatherAll(call.request, sealedMax(bodyMax));
  const bytes = await openPayload(site.payloadKey, sealed);
  if (bytes === null) return 'H400';
  return bytes.length > bodyMax ? 'H413' : { kind: 'whole', bytes };
}

function bodyType(request: IncomingMessage): 'json' | 'encrypted' | 'other' {
  const { 'content-type': type = '', 'content-encoding': encoding = 'identity' } = request.headers;
  if (encoding !== 'identity') return 'other';
  if (type === 'application/json') return 'json';
  const name = type.split(';', 1)[0]?.trim().toLowerCase();
  if (name === 'application/json') return 'json';
  return name === ENCRYPTED_TYPE ? 'encrypted' : 'other';
}

function refuse(deps: ApiDeps, call: Call, code: RefusalCode, seconds?: number): void {
  answerRefusal(call, code, seconds);
  deps.ended(call, 'gateway', call.response.statusCode);
}

function failed(deps: ApiDeps, call: Call, error: unknown) {
  if (error instanceof BodyTooLarge) return refuse(deps, call, 'H413');
  if (call.request.destroyed && !call.request.complete) return;
  deps.log.error({ err: error, requestId: call.requestId }, 'A call failed in the gateway');
  refuse(deps, call, 'E001');
}
