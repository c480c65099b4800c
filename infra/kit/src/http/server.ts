import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from 'fastify';
import type { Redis } from 'ioredis';
import type { Checker } from '../auth/caller.ts';
import type { ServiceKeys } from '../auth/service-keys.ts';
import { createCallConnectionServer, isCallConnection } from '../calls/accept.ts';
import type { RawRoute } from '../contract/raw-route.ts';
import { refuse, transportCodes } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';
import { refusalEnvelope, sendRefusal } from './envelope.ts';
import { identifyCaller } from './identify.ts';
import { type Operations, registerOperations } from './operations.ts';
import { registerOverload } from './overload.ts';
import { rateLimitOf, registerRateLimit } from './rate-limit.ts';
import { registerRawRoutes } from './raw-routes.ts';
import { refusalOf } from './refusal-of.ts';
import { type RouteRunner, routeHandler } from './run-route.ts';
import { readStorableJson } from './storable-json.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** `performance.now()` when the headers were read. */
    startedAt: number;
  }
}

/** Bodies above this are refused with H413. */
export const BODY_BYTES_MAX = 1_048_576;

/** A request whose last byte has not come by then is given up. */
const REQUEST_TIMEOUT_MS = 15_000;

/** A connection on which nothing moves. */
const CONNECTION_TIMEOUT_MS = 60_000;

/** Longer than the gateway keeps its idle connections, so that it never meets a closed one. */
const KEEP_ALIVE_MS = 75_000;

const REQUEST_ID = /^[\w-]{8,64}$/;

export type HttpServerOptions<Deps> = RouteRunner<Deps> & {
  service: string;
  routes: readonly Route<Deps>[];
  /** Outside protocols that it speaks. */
  rawRoutes?: readonly RawRoute<Deps>[] | undefined;
  /** SERVICE_KEYS: who calls is checked with them. */
  serviceKeys: ServiceKeys;
  /** Where rate limits are counted; without it in this process. */
  redis?: Redis;
  /** When the event loop is later than this, new requests are sent away with E002. */
  overloadDelayMs: number;
  operations: Operations;
};

/**
 * Makes a service's HTTP server: its routes behind the check of who calls, the envelope, the
 * limits, and the routes for operating it. It does not listen yet.
 */
export async function createHttpServer<Deps>(
  options: HttpServerOptions<Deps>,
): Promise<FastifyInstance> {
  const app: FastifyInstance = fastify({
    // An upgrade to a protocol that is not served here is answered in HTTP.
    http: { shouldUpgradeCallback: (request) => isCallConnection(request) || speaksMore(app) },
    bodyLimit: BODY_BYTES_MAX,
    requestTimeout: REQUEST_TIMEOUT_MS,
    connectionTimeout: CONNECTION_TIMEOUT_MS,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // A gateway's kept connection is served until it is idle; /ready is 503 already.
    return503OnClosing: false,
    requestIdHeader: false,
    genReqId: requestIdOf,
    exposeHeadRoutes: false,
    frameworkErrors: (error, request, reply) => answerError(options, error, request, reply),
    clientErrorHandler: answerBrokenHttp,
  });
  app.removeContentTypeParser('text/plain');
  readStorableJson(app);
  app.decorateRequest('caller', null);
  app.decorateRequest('startedAt', 0);
  app.setErrorHandler((error, request, reply) => answerError(options, error, request, reply));
  app.setNotFoundHandler((request, reply) => {
    sendRefusal(request, reply, refuse(transportCodes, 'H404'));
  });
  registerOperations(app, options.operations);
  await app.register(async (api) => {
    await registerApi(api, options);
  });
  acceptCallConnections(app, checkerOf(options));
  await app.ready();
  return app;
}

function checkerOf({
  service,
  serviceKeys: keys,
}: {
  service: string;
  serviceKeys: ServiceKeys;
}): Checker {
  return { service, keys };
}

/** Multiplexed calls are routed like those that come alone. */
function acceptCallConnections(app: FastifyInstance, checker: Checker): void {
  const calls = createCallConnectionServer(checker, (request, response) =>
    app.routing(request, response),
  );
  app.server.on('upgrade', (request, socket, head) => {
    if (isCallConnection(request)) void calls.upgrade(request, socket, head);
  });
  app.addHook('preClose', (done) => {
    calls.close();
    done();
  });
}

/** Whether the service listens for upgrades of its own. */
function speaksMore({ server }: FastifyInstance): boolean {
  return server.listenerCount('upgrade') > 1;
}

async function registerApi<Deps>(
  api: FastifyInstance,
  options: HttpServerOptions<Deps>,
): Promise<void> {
  await registerOverload(api, options.overloadDelayMs);
  if (options.routes.some(({ rateLimit }) => rateLimit !== undefined)) {
    await registerRateLimit(api, { service: options.service, redis: options.redis });
  }
  const checker = checkerOf(options);
  const { deps, rawRoutes = [] } = options;
  if (rawRoutes.length > 0) await registerRawRoutes(api, { deps, checker, routes: rawRoutes });
  for (const route of options.routes) {
    const identify = identifyCaller(checker, route);
    api.post(
      route.path,
      {
        config: rateLimitOf(route),
        onRequest: identify,
        ...(route.bodyMax === undefined ? {} : { bodyLimit: route.bodyMax }),
      },
      routeHandler(route, options),
    );
  }
}

/** One error handler for all: the answer has the code, the log has the reason. */
function answerError<Deps>(
  { log, metrics }: HttpServerOptions<Deps>,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { refusal, logged } = refusalOf(error);
  const route = request.routeOptions.url ?? 'unknown';
  if (logged !== 'no') {
    const fields = { err: error, requestId: request.id, path: route, code: refusal.code };
    log[logged](fields, 'request failed');
  }
  const seconds = request.startedAt > 0 ? (performance.now() - request.startedAt) / 1000 : 0;
  metrics.observe(route, refusal.code, seconds);
  if (refusal.http === 503) reply.header('retry-after', '1');
  if (refusal.http === 429 && !reply.hasHeader('retry-after')) {
    reply.header('retry-after', String(refusal.params.seconds ?? 1));
  }
  sendRefusal(request, reply, refusal);
}

/** The gateway's id is taken over, so that one id names a request in every log. */
function requestIdOf(request: IncomingMessage): string {
  const given = request.headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
}

/** Bytes that are not HTTP, or headers that never end: no request, so no handler is reached. */
function answerBrokenHttp(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy();
    return;
  }
  const body = refusalEnvelope(refuse(transportCodes, 'H400'), 'ko', randomUUID());
  const length = Buffer.byteLength(body);
  socket.end(
    `HTTP/1.1 400 Bad Request\r\ncontent-type: application/json; charset=utf-8\r\n` +
      `content-length: ${length}\r\nconnection: close\r\n\r\n${body}`,
  );
}
