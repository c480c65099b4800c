import type { Server } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Registry } from 'prom-client';
import type { z } from 'zod';
import type { SecretKeys } from '../auth/secret-keys.ts';
import type { RawRoute } from '../contract/raw-route.ts';
import type { CodeTable } from '../contract/result-codes.ts';
import type { Route } from '../contract/route.ts';
import type { Backlog } from '../kafka/consume/backlog.ts';
import type { EventProducer } from '../kafka/event.ts';
import type { Consumption } from '../kafka/events.ts';
import type { Topic, TopicNames } from '../kafka/topics.ts';
import type { Check } from '../telemetry/health.ts';
import type { Logger } from '../telemetry/logging.ts';
import type { Clock } from '../values/clock.ts';
import type { Ids } from '../values/ids.ts';
import type { StatelessConfig } from './config.ts';
import type { Job } from './jobs.ts';

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
  /** Whether it has handled what stood on its topics, for what is closed by the clock. */
  backlog: Backlog;
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
  /** Outside protocols that it speaks, with their own way to say who calls. */
  rawRoutes?: readonly RawRoute<Deps>[];
  consumes?: readonly Consumption<Deps>[];
  emits?: readonly Topic[];
  /** The keys of the MACs on signed topics that it emits; the first makes them. */
  signs?(config: C): SecretKeys;
  jobs?: readonly Job<Deps>[];
  /**
   * Lets go of what would keep the server from closing, such as WebSockets; called when nothing
   * new is accepted any more.
   */
  drain?(deps: Deps): Promise<void>;
  /** Checks of /ready besides the database, Kafka and Redis. */
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
  /** Runs a job now, whatever its schedule. */
  runJob(name: string): Promise<void>;
};
