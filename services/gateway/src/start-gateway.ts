import type { Server } from 'node:http';
import { waitForAnswers } from '@noriter/kit/answer-wait';
import { readConfig } from '@noriter/kit/config';
import { openCountries } from '@noriter/kit/countries';
import { createReadiness } from '@noriter/kit/health';
import { createLogger, type Logger } from '@noriter/kit/logging';
import { partMetrics } from '@noriter/kit/part-metrics';
import { redisReady } from '@noriter/kit/redis';
import { closeServicePools } from '@noriter/kit/service-client';
import { type ShutdownStep, shutDown, stopOnSignals } from '@noriter/kit/shutdown';
import { startTracing } from '@noriter/kit/tracing';
import { keepFresh } from './admission/session-states.ts';
import { createAnswer } from './create-answer.ts';
import { type GatewayDeps, openDeps } from './deps.ts';
import { shareLimits } from './limits/limit-sharing.ts';
import { requestIds } from './server/request-ids.ts';
import { createGatewayServer } from './server/server.ts';
import { gateway } from './service.ts';

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
 * Starts the gateway. It listens whatever of the site is still away; /ready answers that.
 *
 * @throws ConfigError when the environment is not usable
 */
export async function startGateway(
  env: Readonly<Record<string, string | undefined>> = process.env,
): Promise<RunningGateway> {
  const config = readConfig(gateway.config, env);
  waitForAnswers(config.ANSWER_WAIT_FACTOR);
  const log = createLogger({ service: gateway.name, level: config.LOG_LEVEL });
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT;
  const tracing = startTracing({ service: gateway.name, endpoint });
  const countryOf = await openCountries(config.GEO_DATABASE);
  const deps = openDeps(config, log, { ids: requestIds, countryOf });
  await redisReady(deps.redis, REDIS_WAIT_MS).catch((err: unknown) => {
    log.warn({ err }, 'starts without Redis');
  });
  await deps.rules.known;
  const readiness = createReadiness(gateway.checks(deps));
  partMetrics(deps.metrics, readiness);
  const stopSharing = shareLimits(deps.redis, Object.values(deps.limits), log);
  const stopFreshening = keepFresh(deps.states);
  const closing = { now: false };
  const server = createGatewayServer({
    ids: deps.ids,
    headersMs: config.CLIENT_HEADERS_MS,
    requestMs: config.CLIENT_REQUEST_MS,
    idleMs: config.CLIENT_IDLE_MS,
    answer: createAnswer(deps, readiness, () => closing.now),
    upgrade: deps.live.upgrade,
  });
  const url = await listen(server, config.PORT, config.HOST);
  log.info({ url }, 'gateway listens');

  const steps: readonly ShutdownStep[] = [
    {
      name: 'calls',
      async run() {
        closing.now = true;
        readiness.close();
        deps.live.close();
        await closeServer(server, config.SHUTDOWN_MS);
      },
    },
    { name: 'limits', run: async () => stopSharing() },
    { name: 'sessions', run: async () => stopFreshening() },
    { name: 'site rules', run: async () => deps.rules.stop() },
    { name: 'services', run: () => closeUpstreams(deps) },
    { name: 'redis', run: async () => deps.redis.disconnect() },
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

async function closeUpstreams({ upstreams }: GatewayDeps): Promise<void> {
  const pools = Object.values(upstreams).map(({ pool, callConnections }) => {
    callConnections.destroy();
    return pool.destroy();
  });
  await Promise.all([...pools, closeServicePools()]);
}
