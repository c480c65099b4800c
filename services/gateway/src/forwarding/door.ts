/**
 * Invariant: what vendors of games send reaches games-gateway byte for byte, and nothing of it passes for
 * what only the gateway sends. Who they are is for the protocol to prove; how much they send is not. Pictures
 * come by the same door, those of boards by a link that board has signed.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { ADDRESS_HEADER, CALLER_HEADER, CERTIFICATE_HEADER } from '@noriter/kit/caller';
import { clientAddress, networkOf } from '@noriter/kit/client-address';
import type { Ids } from '@noriter/kit/ids';
import type { Logger } from '@noriter/kit/logging';
import type { UpstreamName } from '@noriter/registry/names';
import type { RefusalCode } from '../errors.ts';
import type { RateLimit } from '../limits/rate-limit.ts';
import { answerRefusal } from '../server/refusals.ts';
import { type Call, traceparentOf } from './call.ts';
import { send } from './forward.ts';
import { announcedLength, type Body, gather, gatherAll } from './request-body.ts';
import type { Upstream } from './upstream.ts';

export type DoorDeps = {
  ids: Ids;
  log: Logger;
  trustedProxies: number;
  /** Where the proxy in front names a client's certificate; empty where none does. */
  certificateHeader: string;
  limit: RateLimit;
  /** Who answers vendors, and browsers that want a game's picture; and who has those of boards. */
  vendors: Upstream;
  board: Upstream;
  /** This gateway, signed as a service for a moment and for one other. */
  sign: (to: UpstreamName) => Promise<string>;
  ended: (call: Call, service: string, status: number) => void;
  isClosing: () => boolean;
};

/** More than any transaction of a vendor has. */
const BODY_BYTES_MAX = 65_536;

/** Plain segments, which may have a dot inside: `/vendor/pragmatic/bet.html`. */
const VENDOR_CALL = /^\/vendor\/[a-z0-9-]{1,40}(?:\/\w[\w-]*(?:\.\w+)?)+(?:\?[\x21-\x7e]*)?$/;
const PICTURE = /^\/game-images\/[\w-]{1,80}\.webp$/;
const BOARD_PICTURE = /^\/board-images\/[0-9a-f-]{36}\.webp\?[\w=&-]{1,120}$/;
/** A picture's name changes with the picture. */
const KEPT = 'public, max-age=31536000, immutable';
/** Of a signed link one browser may keep what it got, no longer than the link holds. */
const KEPT_SIGNED = 'private, max-age=900';

/** Headers of the client that go on: those of outside protocols, and none of ours. */
const PASSED =
  /^(?:content-type|user-agent|authorization|x-(?!noriter-|request-id|forwarded-)[\w-]+)$/;

export function isDoor(url: string): boolean {
  return ['/vendor/', '/game-images/', '/board-images/'].some((path) => url.startsWith(path));
}

/** Makes what answers vendors' calls, and browsers that want a game's picture. */
export function createDoor(deps: DoorDeps) {
  return (request: IncomingMessage, response: ServerResponse) => {
    const requestId = deps.ids.next();
    const call: Call = {
      request,
      response,
      requestId,
      traceparent: traceparentOf(request, requestId),
      address: clientAddress(request, deps.trustedProxies),
      startedAt: performance.now(),
    };
    const code = refusalFor(request);
    if (code !== null) return refuse(deps, call, code);
    const waitSeconds = deps.limit.take(networkOf(call.address), Date.now());
    if (waitSeconds > 0) return refuse(deps, call, 'H429', waitSeconds);
    forwardRaw(deps, call).catch((error: unknown) => {
      if (request.destroyed && !request.complete) return;
      deps.log.error({ err: error, requestId }, 'A call of a vendor failed in the gateway');
      refuse(deps, call, 'E001');
    });
  };
}

function refusalFor(request: IncomingMessage): RefusalCode | null {
  const url = request.url ?? '';
  const isCall = VENDOR_CALL.test(url);
  if (!isCall && !PICTURE.test(url) && !BOARD_PICTURE.test(url)) return 'H404';
  if (request.method !== (isCall ? 'POST' : 'GET')) return 'H405';
  if ((request.headers['content-encoding'] ?? 'identity') !== 'identity') return 'H415';
  return (announcedLength(request) ?? 0) > BODY_BYTES_MAX ? 'H413' : null;
}

async function forwardRaw(deps: DoorDeps, call: Call): Promise<void> {
  const { request, response } = call;
  const path = request.url ?? '/';
  const isOfBoard = BOARD_PICTURE.test(path);
  const upstream = isOfBoard ? deps.board : deps.vendors;
  const [caller, bytes] = await Promise.all([deps.sign(upstream.name), bytesOf(call)]);
  if (bytes.length > BODY_BYTES_MAX) return refuse(deps, call, 'H413');
  const body: Body = { kind: 'whole', bytes };
  const method = request.method === 'GET' ? 'GET' : 'POST';
  const outgoing = { method, path, headers: headersOf(deps, call, caller) } as const;
  send(call, outgoing, body, {
    upstream,
    isOperator: method === 'GET',
    sealWith: null,
    ended: deps.ended,
    isClosing: deps.isClosing,
    ...(method === 'GET' ? { cacheControl: isOfBoard ? KEPT_SIGNED : KEPT } : {}),
  });
  if (response.destroyed) request.destroy();
}

function bytesOf({ request, response }: Call): Promise<Buffer> {
  const length = announcedLength(request);
  if (request.headers.expect !== undefined) response.writeContinue();
  if (length === null) return gatherAll(request);
  return new Promise((resolve) => gather(request, length, resolve));
}

function headersOf(
  { certificateHeader }: Pick<DoorDeps, 'certificateHeader'>,
  { request, requestId, traceparent, address }: Call,
  caller: string,
): string[] {
  const sent = [CALLER_HEADER, caller, ADDRESS_HEADER, address];
  const certificate = request.headers[certificateHeader];
  if (typeof certificate === 'string') sent.push(CERTIFICATE_HEADER, certificate);
  sent.push('x-request-id', requestId, 'traceparent', traceparent);
  for (const [name, value] of Object.entries(request.headers)) {
    if (typeof value === 'string' && PASSED.test(name)) sent.push(name, value);
  }
  return sent;
}

function refuse(deps: DoorDeps, call: Call, code: RefusalCode, seconds?: number): void {
  answerRefusal(call, code, seconds);
  deps.ended(call, 'gateway', call.response.statusCode);
}
