/**
 * Invariant: every byte that comes in meets a limit of size and of time, and whatever cannot be
 * read as one clear HTTP request is answered once and its connection closed.
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { languageOf } from '@noriter/kit/http/language';
import type { Ids } from '@noriter/kit/ids';
import type { RefusalCode } from '../errors.ts';
import { languageOfBytes } from './language.ts';
import { refuseOnSocket } from './refusals.ts';

export type ServerSettings = {
  ids: Ids;
  headersMs: number;
  requestMs: number;
  idleMs: number;
  answer: (request: IncomingMessage, response: ServerResponse) => void;
  upgrade: (request: IncomingMessage, socket: Duplex, head: Buffer) => void;
};

const HEADER_BYTES_MAX = 16_384;
const HEADERS_MAX = 100;
/**
 * Calls of one connection that are not answered to their end. Browsers send one after the other; who sends
 * hundreds behind each other and reads no answer would have each of them opened, and kept.
 */
const CALLS_AT_ONCE_MAX = 32;
/** Longer than a load balancer in front keeps its side, so that it is never the one surprised. */
const KEEP_ALIVE_MS = 65_000;
/** How often connections are looked at for clients that are too slow. */
const SLOW_CHECK_MS = 500;

export function createGatewayServer(deps: ServerSettings): Server {
  /** The call that each connection is at, for the moment its client turns out to be too slow. */
  const present = new WeakMap<Duplex, { request: IncomingMessage; response: ServerResponse }>();
  const refused = new WeakSet<Duplex>();
  const callsOf = new WeakMap<Duplex, number>();
  const server = createServer({
    maxHeaderSize: HEADER_BYTES_MAX,
    headersTimeout: deps.headersMs,
    requestTimeout: deps.requestMs,
    connectionsCheckingInterval: SLOW_CHECK_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    noDelay: true,
    // Whoever offers another protocol, as Java does with h2c, is answered in this one.
    shouldUpgradeCallback: ({ headers }) => headers.upgrade?.toLowerCase() === 'websocket',
  });
  server.maxHeadersCount = HEADERS_MAX;
  server.timeout = deps.idleMs;
  server.on('request', take);
  server.on('checkContinue', take);
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    deps.upgrade(request, socket, head);
  });
  server.on('connect', (_request: IncomingMessage, socket: Duplex) => {
    refuseOnSocket(socket, 'H405', 'ko', deps.ids.next());
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket: Duplex) => {
    if (refused.has(socket)) return;
    refused.add(socket);
    refuseUnreadable(error, socket);
  });
  server.on('timeout', leaveIdle);
  return server;

  function take(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const calls = callsOf.get(socket) ?? 0;
    if (calls >= CALLS_AT_ONCE_MAX) {
      socket.destroy();
      return;
    }
    callsOf.set(socket, calls + 1);
    response.once('close', () => callsOf.set(socket, (callsOf.get(socket) ?? 1) - 1));
    present.set(socket, { request, response });
    deps.answer(request, response);
  }

  /** Nothing moved for too long: who stopped in the middle of a body still gets an answer. */
  function leaveIdle(socket: Duplex): void {
    const call = present.get(socket);
    const isWaitedFor = call !== undefined && !call.request.complete && !hasBegun(call);
    if (!isWaitedFor || refused.has(socket)) {
      socket.destroy();
      return;
    }
    refused.add(socket);
    refuseOnSocket(socket, 'H408', languageOf(call.request.headers), deps.ids.next());
  }

  function refuseUnreadable(error: NodeJS.ErrnoException, socket: Duplex): void {
    const call = present.get(socket);
    const isUnanswered = call !== undefined && !call.response.writableEnded;
    if (error.code === 'ECONNRESET' || !socket.writable || (isUnanswered && hasBegun(call))) {
      socket.destroy();
    } else if (isUnanswered && call.request.complete) {
      // What cannot be read came behind a call that can: that one is answered, then it closes.
      call.response.shouldKeepAlive = false;
    } else {
      const language = isUnanswered
        ? languageOf(call.request.headers)
        : languageOfBytes(bytesOf(error));
      refuseOnSocket(socket, codeOf(error), language, deps.ids.next());
    }
  }
}

function hasBegun({ response }: { response: ServerResponse }): boolean {
  return response.headersSent;
}

/** The bytes the parser stopped at, as Node attaches them. */
function bytesOf(error: Error): Buffer | undefined {
  const bytes: unknown = Reflect.get(error, 'rawPacket');
  return Buffer.isBuffer(bytes) ? bytes : undefined;
}

function codeOf(error: NodeJS.ErrnoException): RefusalCode {
  switch (error.code) {
    case 'HPE_HEADER_OVERFLOW':
      return 'H431';
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return 'H408';
    case 'HPE_CHUNK_EXTENSIONS_OVERFLOW':
      return 'H413';
    default:
      return 'H400';
  }
}
