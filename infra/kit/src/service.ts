import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { Clock } from './clock.ts';
import { ConfigError, type StatelessConfig } from './config.ts';
import type { Check } from './health.ts';
import { type OpenApiDocument, openApiDocument } from './http/openapi.ts';
import type { Ids } from './ids.ts';
import type { Job } from './jobs.ts';
import type { Consumption, EventProducer } from './kafka.ts';
import type { Logger } from './logging.ts';
import type { CodeTable } from './result-codes.ts';
import type { Route } from './route.ts';
import { start } from './service/start.ts';
import { stopOnSignals } from './shutdown.ts';
import type { Topic, TopicNames } from './topics.ts';

/** What the kit opens for a service before the service opens its own. */
export type ServiceBase<C> = {
  config: C;
  log: Logger;
  clock: Clock;
  ids: Ids;
  redis: Redis;
  producer: EventProducer;
  metrics: Registry;
  topics: TopicNames;
} & (C extends { DATABASE_URL: string } ? { pool: Pool } : unknown);

/** THE shape of a service: everything it does, on one screen. */
export type Service<C extends StatelessConfig, Deps extends ServiceBase<C>> = {
  /** One word, as its folder: it names the metrics, the consumer groups and the logs. */
  name: string;
  config: z.ZodType<C>;
  codes: CodeTable;
  /** The folder with Prisma's migrations, as `new URL('../prisma/migrations', import.meta.url)`. */
  migrations?: URL;
  /** Builds what the service's actions need besides the base: keys, clients, caches. */
  open(base: ServiceBase<C>): Promise<Deps> | Deps;
  /** Gives back what `open` took; the base is closed by the kit, after it. */
  close?(deps: Deps): Promise<void>;
  routes: readonly Route<Deps>[];
  consumes?: readonly Consumption<Deps>[];
  emits?: readonly Topic[];
  jobs?: readonly Job<Deps>[];
  /**
   * Lets go of what would keep the server from closing, such as WebSockets; called when nothing
   * new is accepted any more.
   */
  drain?(deps: Deps): Promise<void>;
  /** Parts that /ready asks besides the database, Kafka and Redis. */
  checks?(deps: Deps): readonly Check[];
  /** For what is not a route, such as an upgrade to WebSocket. Called before listening. */
  attach?(deps: Deps, server: Server): void;
};

export type StartOptions = {
  clock?: Clock;
  ids?: Ids;
  /** false: consumes nothing. */
  consumers?: boolean;
  /** false: runs no jobs. */
  jobs?: boolean;
};

export type RunningService<Deps> = {
  deps: Deps;
  app: FastifyInstance;
  /** Where it listens, such as `http://127.0.0.1:8102`. */
  url: string;
  stop(): Promise<void>;
  /** Runs a job now, whatever its schedule says. */
  runJob(name: string): Promise<void>;
};

/**
 * Declares a service. The value does nothing until it is started, so documents can be written
 * from it without a database.
 *
 * @example
 * export const wallet = defineService({ name: 'wallet', config: walletConfig, codes: errors, … });
 */
export function defineService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
): Service<C, Deps> {
  return service;
}

/**
 * Starts a service: reads its configuration, migrates its database, opens what it stands on, and
 * listens. A start that fails closes again what it had opened.
 *
 * @throws ConfigError with every problem of the environment at once
 * @example const wallet = await startService(walletService, { ...process.env, PORT: '0' });
 */
export function startService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
  env: Readonly<Record<string, string | undefined>> = process.env,
  options: StartOptions = {},
): Promise<RunningService<Deps>> {
  return start(service, env, options);
}

/**
 * What a main.ts does: starts the service and stops it on a signal. A configuration that cannot
 * be used is said in plain sentences, and the process ends with 1.
 *
 * @example await runService(wallet);
 */
export async function runService<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
): Promise<void> {
  try {
    const running = await startService(service);
    stopOnSignals(() => running.stop(), running.deps.log);
  } catch (error) {
    const reason = error instanceof ConfigError ? error.message : error;
    console.error(`${service.name} could not start.`, reason);
    process.exitCode = 1;
    // What failed to close must not keep a process that serves nobody.
    setTimeout(() => process.exit(1), 2_000).unref();
  }
}

/** A service's OpenAPI document, without starting anything. */
export function openapiOf<C extends StatelessConfig, Deps extends ServiceBase<C>>(
  service: Service<C, Deps>,
): Promise<OpenApiDocument> {
  return openApiDocument({ name: service.name, routes: service.routes });
}
