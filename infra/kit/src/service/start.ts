import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { waitForAnswers } from '../calls/answer-wait.ts';
import { closeServicePools } from '../calls/service-client.ts';
import { openApiDocument } from '../http/openapi.ts';
import { createHttpServer } from '../http/server.ts';
import { createIdempotency, type Idempotency } from '../idempotency/idempotency.ts';
import { readRequestSalt } from '../idempotency/request-salt.ts';
import { catalogueTopics } from '../kafka/consume/topics-read.ts';
import type { Signing } from '../kafka/producer.ts';
import { createReadiness, type Readiness } from '../telemetry/health.ts';
import { createLogger } from '../telemetry/logging.ts';
import { httpMetrics } from '../telemetry/metrics.ts';
import { partMetrics } from '../telemetry/part-metrics.ts';
import { startTracing } from '../telemetry/tracing.ts';
import { systemClock } from '../values/clock.ts';
import { systemIds } from '../values/ids.ts';
import { type BaseInfrastructure, openBaseInfrastructure } from './base-infrastructure.ts';
import { readConfig, type StatelessConfig } from './config.ts';
import type { RunningService, Service, ServiceBase, StartOptions } from './shape.ts';
import { type ShutdownStep, shutDown } from './shutdown.ts';
import { startWork } from './work.ts';

const IDLE_SWEEP_MS = 20;

type Environment = Readonly<Record<string, string | undefined>>;

/** A service that is starting: what is opened so far, and how it is closed. */
type Starting<C extends StatelessConfig, Deps extends ServiceBase<C>> = {
  service: Service<C, Deps>;
  infrastructure: BaseInfrastructure<C>;
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
  waitForAnswers(config.ANSWER_WAIT_FACTOR);
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
    const infrastructure = await openBaseInfrastructure({
      name,
      config,
      log,
      migrations,
      closing,
      clock: options.clock ?? systemClock,
      ids: options.ids ?? systemIds,
      topics: [...(service.emits ?? []), ...(service.consumes ?? []).flatMap(catalogueTopics)],
      signing: signingOf(service, config),
    });
    const deps = await service.open(baseOf(infrastructure));
    closing.unshift({ name: 'service', run: async () => service.close?.(deps) });
    return await startServing({ service, infrastructure, deps, options, closing, stop });
  } catch (error) {
    await stop();
    throw error;
  }
}

async function startServing<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  starting: Starting<C, Deps>,
): Promise<RunningService<Deps>> {
  const { service, infrastructure, deps, closing, stop } = starting;
  const { database, log, config } = infrastructure;
  const idempotency =
    database &&
    createIdempotency({
      pool: database.pool,
      log,
      key: config.SERVICE_KEY.secretFor('idempotency').toString('hex'),
      salt: await readRequestSalt(database.pool),
    });
  if (idempotency) closing.unshift({ name: 'idempotency', run: () => idempotency.close() });
  const work = await startWork(starting);
  const ownChecks = service.checks?.(deps) ?? [];
  const readiness = createReadiness([...infrastructure.checks, ...work.checks, ...ownChecks]);
  partMetrics(infrastructure.metrics, readiness);
  const app = await openHttp(starting, { idempotency, readiness });
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

/** @throws Error where it emits on a signed topic, and has no key for it */
function signingOf<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  config: C,
): Signing | undefined {
  const topics = (service.emits ?? []).filter(({ isSigned }) => isSigned);
  if (topics.length === 0) return undefined;
  const keys = service.signs?.(config);
  if (keys !== undefined) return { topics, keys };
  throw new Error(`${service.name} emits on ${topics[0]?.name}, and signs nothing.`);
}

function openHttp<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  { service, infrastructure, deps }: Starting<C, Deps>,
  parts: { idempotency: Idempotency | undefined; readiness: Readiness },
): Promise<FastifyInstance> {
  const { config, clock, ids, log, redis, metrics } = infrastructure;
  const { name, codes, routes } = service;
  return createHttpServer({
    service: name,
    routes,
    rawRoutes: service.rawRoutes,
    deps,
    clock,
    ids,
    log,
    redis,
    serviceKeys: config.SERVICE_KEYS,
    auditKeys: infrastructure.database?.audit.keys,
    overloadDelayMs: config.OVERLOAD_DELAY_MS,
    metrics: httpMetrics(metrics),
    idempotency: parts.idempotency,
    operations: {
      service: name,
      gitSha: config.GIT_SHA,
      readiness: parts.readiness,
      metrics,
      openApi: () => openApiDocument({ name, codes, routes }),
    },
  });
}

/**
 * Closes the server when what it has begun is answered. A connection that was busy when the close
 * began is kept alive by its client and would keep the server open: it is closed as
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
function baseOf<C extends StatelessConfig>(infrastructure: BaseInfrastructure<C>): ServiceBase<C> {
  const { config, log, clock, ids, redis, producer, metrics, topics, backlog } = infrastructure;
  const pool = infrastructure.database?.pool;
  const base = { config, log, clock, ids, redis, producer, metrics, topics, backlog, pool };
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
