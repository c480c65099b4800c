import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { readConfig } from '@noriter/kit/config';
import { createReadiness } from '@noriter/kit/health';
import { createLogger, type Logger } from '@noriter/kit/logging';
import { redisReady } from '@noriter/kit/redis';
import { closeServicePools } from '@noriter/kit/service-client';
import { type ShutdownStep, shutDown, stopOnSignals } from '@noriter/kit/shutdown';
import { startTracing } from '@noriter/kit/tracing';
import { createAdmission } from './admission.ts';
import { createApi } from './api.ts';
import { shareLimits } from './limit-sharing.ts';
import { gatewayMetrics } from './metrics.ts';
import { type Operations, ownPaths } from './operations.ts';
import { type GatewayParts, openParts } from './parts.ts';
import { requestIds } from './request-ids.ts';
import { createRouting, isUnder } from './routing.ts';
import { createDoor } from './server.ts';
import { gateway } from './service.ts';
import { keepFresh } from './session-states.ts';
import { answerWithoutWeb } from './web-files.ts';

export type RunningGateway = { url: string; log: Logger; stop: () => Promise<void> };

/** Redis gets this long to be there before the first call; afterwards it may come and go. */
const REDIS_WAIT_MS = 1_000;
/** How often connections that became idle are looked for while closing. */
const IDLE_CHECK_MS = 50;

/** Starts the gateway and stops it on SIGTERM and SIGINT; what main.ts runs. */
export async function runGateway(): Promise<void> {
  const running = await startGateway();
  stopOnSignals(running.stop, running.log);
}

/**
 * Starts the gateway. It listens whatever of the site is still away: /ready tells.
 *
 * @throws ConfigError when the environment is not usable
 */
export async function startGateway(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RunningGateway> {
  const config = readConfig(gateway.config, env);
  const log = createLogger({ service: gateway.name, level: config.LOG_LEVEL });
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = startTracing({ service: gateway.name, endpoint });
  const parts = openParts(config, log, requestIds);
  await redisReady(parts.redis, REDIS_WAIT_MS).catch((err: unknown) => {
    log.warn({ err }, 'starts without Redis');
  });
  await parts.maintenance.known;
  const readiness = createReadiness(gateway.checks(parts));
  const stopSharing = shareLimits(parts.redis, Object.values(parts.limits), log);
  const stopFreshening = keepFresh(parts.states);
  const closing = { now: false };
  const server = createDoor({
    ids: parts.ids,
    headersMs: config.CLIENT_HEADERS_MS,
    requestMs: config.CLIENT_REQUEST_MS,
    idleMs: config.CLIENT_IDLE_MS,
    answer: createAnswer(parts, readiness, () => closing.now),
    upgrade: parts.live.upgrade,
  });
  const url = await listen(server, config.PORT, config.HOST);
  log.info({ url }, 'gateway listens');

  const steps: readonly ShutdownStep[] = [
    {
      name: 'calls',
      async run() {
        closing.now = true;
        readiness.close();
        parts.live.close();
        await closeServer(server, config.SHUTDOWN_MS);
      },
    },
    { name: 'limits', run: async () => stopSharing() },
    { name: 'sessions', run: async () => stopFreshening() },
    { name: 'maintenance', run: async () => parts.maintenance.stop() },
    { name: 'services', run: () => closeUpstreams(parts) },
    { name: 'redis', run: async () => parts.redis.disconnect() },
    { name: 'traces', run: () => tracing.stop() },
  ];
  let stopped: Promise<void> | undefined;
  return {
    url,
    log,
    stop() {
      stopped ??= shutDown(steps, log);
      return stopped;
    },
  };
}

/** Which of its four kinds a request is. */
function createAnswer(
  parts: GatewayParts,
  readiness: Operations['readiness'],
  isClosing: () => boolean,
): (request: IncomingMessage, response: ServerResponse) => void {
  const { config, maintenance, metrics, live, log, webFiles } = parts;
  const trustedProxies = config.TRUST_PROXY;
  const operations = { readiness, metrics, gitSha: config.GIT_SHA, trustedProxies };
  const channels = () =>
    new Map(Object.values(parts.upstreams).map((one) => [one.name, one.channels.open()]));
  const { ended } = gatewayMetrics(metrics, { live: live.open, channels });
  const api = createApi({
    ids: parts.ids,
    log,
    trustedProxies,
    route: createRouting(gateway.routes),
    admit: createAdmission({
      sites: parts.sites,
      states: parts.states,
      tokenPublicKey: config.TOKEN_PUBLIC_KEY,
      internalKey: config.INTERNAL_KEY,
    }),
    isClosed: (siteId, url, nowMs) =>
      maintenance.isOn(siteId, nowMs) &&
      !gateway.openInMaintenance.some((path) => isUnder(url, path)),
    limits: parts.limits,
    upstreams: parts.upstreams,
    isClosing,
    ended: (call, service, status) =>
      ended(service, status, (performance.now() - call.startedAt) / 1000),
  });
  const web = webFiles === null ? answerWithoutWeb : webFiles.serve;

  return (request, response) => {
    const url = request.url ?? '/';
    if (isClosing()) response.shouldKeepAlive = false;
    if (url.startsWith('/api') && (url.length === 4 || url[4] === '/' || url[4] === '?')) {
      return api(request, response);
    }
    const own = ownPaths.get(url);
    if (own !== undefined) return own(operations, request, response);
    web(request, response).catch((error: unknown) => {
      log.error({ err: error, url }, 'A file of the web could not be sent');
      response.destroy();
    });
  };
}

function listen(server: Server, port: number, host: string): Promise<string> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen({ port, host, backlog: 4_096 }, () => {
      server.off('error', reject);
      const address = server.address();
      const open = typeof address === 'object' && address !== null ? address.port : port;
      resolve(`http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${open}`);
    });
  });
}

/** Takes no more connections, lets calls under way finish for a bounded while, then cuts. */
async function closeServer(server: Server, limitMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MS);
  const cut = setTimeout(() => server.closeAllConnections(), limitMs);
  await closed;
  clearInterval(idle);
  clearTimeout(cut);
}

async function closeUpstreams({ upstreams }: GatewayParts): Promise<void> {
  const pools = Object.values(upstreams).map(({ pool, channels }) => {
    channels.destroy();
    return pool.destroy();
  });
  await Promise.all([...pools, closeServicePools()]);
}
