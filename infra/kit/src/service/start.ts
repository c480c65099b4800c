import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { systemClock } from '../clock.ts';
import { readConfig, type StatelessConfig } from '../config.ts';
import { createReadiness, type Readiness } from '../health.ts';
import { openApiDocument } from '../http/openapi.ts';
import { createIdempotency, type Idempotency } from '../http-idempotency.ts';
import { createHttpServer } from '../http-server.ts';
import { systemIds } from '../ids.ts';
import type { Consumption } from '../kafka.ts';
import { createLogger } from '../logging.ts';
import { httpMetrics } from '../metrics.ts';
import type { RunningService, Service, ServiceBase, StartOptions } from '../service.ts';
import { closeServicePools } from '../service-client.ts';
import { type ShutdownStep, shutDown } from '../shutdown.ts';
import type { Topic } from '../topics.ts';
import { startTracing } from '../tracing.ts';
import { type Ground, openGround } from './ground.ts';
import { startWork } from './work.ts';

const IDLE_SWEEP_MS = 20;

type Environment = Readonly<Record<string, string | undefined>>;

/** A service on its way up: what is opened so far, and how it is closed. */
type Rising<C extends StatelessConfig, Deps extends ServiceBase<C>> = {
  service: Service<C, Deps>;
  ground: Ground<C>;
  deps: Deps;
  options: StartOptions;
  closing: ShutdownStep[];
  stop: () => Promise<void>;
};

/** What `startService` of service.ts does. A start that fails closes what it had opened. */
export async function start<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  env: Environment,
  options: StartOptions,
): Promise<RunningService<Deps>> {
  const config = readConfig(service.config, env);
  const { name, migrations } = service;
  const log = createLogger({ service: name, level: config.LOG_LEVEL });
  const tracing = startTracing({ service: name, endpoint: config.OTEL_EXPORTER_OTLP_ENDPOINT });
  const closing: ShutdownStep[] = [
    { name: 'connections', run: closeServicePools },
    { name: 'traces', run: () => tracing.stop() },
  ];
  let stopping: Promise<void> | undefined;
  const stop = (): Promise<void> => {
    stopping ??= shutDown(closing, log);
    return stopping;
  };
  try {
    const ground = await openGround({
      name,
      config,
      log,
      migrations,
      closing,
      clock: options.clock ?? systemClock,
      ids: options.ids ?? systemIds,
      topics: [...(service.emits ?? []), ...(service.consumes ?? []).map(catalogueTopic)],
    });
    const deps = await service.open(baseOf(ground));
    closing.unshift({ name: 'service', run: async () => service.close?.(deps) });
    return await rise({ service, ground, deps, options, closing, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function rise<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  rising: Rising<C, Deps>,
): Promise<RunningService<Deps>> {
  const { service, ground, deps, closing, stop } = rising;
  const { database, log, config } = ground;
  const idempotency =
    database && createIdempotency({ pool: database.pool, log, key: config.INTERNAL_KEY });
  if (idempotency) closing.unshift({ name: 'idempotency', run: () => idempotency.close() });
  const work = await startWork(rising);
  const ownChecks = service.checks?.(deps) ?? [];
  const readiness = createReadiness([...ground.checks, ...work.checks, ...ownChecks]);
  const app = await openHttp(rising, { idempotency, readiness });
  service.attach?.(deps, app.server);
  closing.unshift({
    name: 'http',
    run: async () => {
      readiness.close();
      await Promise.all([closeHttp(app), service.drain?.(deps)]);
    },
  });
  await app.listen({ host: config.HOST, port: config.PORT });
  const url = urlOf(app, config.HOST);
  log.info({ url }, 'ready');
  return { deps, app, url, stop, runJob: work.runJob };
}

/** A topic's dead letters are made with it. */
function catalogueTopic<Deps>({ topic, deadLettersOf }: Consumption<Deps>): Topic {
  return deadLettersOf ?? topic;
}

function openHttp<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  { service, ground, deps }: Rising<C, Deps>,
  parts: { idempotency: Idempotency | undefined; readiness: Readiness },
): Promise<FastifyInstance> {
  const { config, clock, ids, log, redis, metrics } = ground;
  const { name, routes } = service;
  return createHttpServer({
    service: name,
    routes,
    deps,
    clock,
    ids,
    log,
    redis,
    internalKey: config.INTERNAL_KEY,
    overloadDelayMs: config.OVERLOAD_DELAY_MS,
    metrics: httpMetrics(metrics),
    idempotency: parts.idempotency,
    operations: {
      service: name,
      gitSha: config.GIT_SHA,
      readiness: parts.readiness,
      metrics,
      openApi: () => openApiDocument({ name, routes }),
    },
  });
}

/**
 * Closes the server when what it has begun is answered. A connection that was busy when the close
 * began is kept alive by its client, and would hold the server open for as long: it is closed as
 * soon as it is idle.
 */
async function closeHttp(app: FastifyInstance): Promise<void> {
  const sweep = setInterval(() => app.server.closeIdleConnections(), IDLE_SWEEP_MS);
  try {
    await app.close();
  } finally {
    clearInterval(sweep);
  }
}

/** The base as the service sees it: with a pool exactly where its configuration has a database. */
function baseOf<C extends StatelessConfig>(ground: Ground<C>): ServiceBase<C> {
  const { config, log, clock, ids, redis, producer, metrics, topics, database } = ground;
  const base = { config, log, clock, ids, redis, producer, metrics, topics, pool: database?.pool };
  if (!fitsConfig<C>(base)) throw new Error('The base lacks the database of its configuration.');
  return base;
}

function fitsConfig<C extends StatelessConfig>(base: {
  config: C;
  pool: unknown;
}): base is typeof base & ServiceBase<C> {
  return 'DATABASE_URL' in base.config === (base.pool !== undefined);
}

function urlOf(app: FastifyInstance, host: string): string {
  const address: AddressInfo | string | null = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('It listens on no port.');
  const reachable = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  return `http://${reachable.includes(':') ? `[${reachable}]` : reachable}:${address.port}`;
}
