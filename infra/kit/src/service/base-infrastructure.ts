import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import { z } from 'zod';
import { openAuditHeads } from '../audit/audit-heads.ts';
import type { AuditKeys } from '../audit/audit-keys.ts';
import type { AuditMeans } from '../audit/verify-audit.ts';
import { createKafka, type KafkaConnection, pingKafka } from '../kafka/client.ts';
import { openBacklog, type WatchedBacklog } from '../kafka/consume/backlog.ts';
import type { EventProducer } from '../kafka/event.ts';
import { createEventProducer, type Signing } from '../kafka/producer.ts';
import { type StartingTopics, startTopics } from '../kafka/start-topics.ts';
import { type Topic, type TopicNames, topicNames } from '../kafka/topics.ts';
import { createPool } from '../postgres/postgres.ts';
import { checkDatabase } from '../postgres/writable.ts';
import { checkRedis, createRedis, redisReady } from '../redis/redis.ts';
import { clockCheck } from '../telemetry/clock-check.ts';
import type { Check } from '../telemetry/health.ts';
import type { Logger } from '../telemetry/logging.ts';
import { createMetrics, type Registry } from '../telemetry/metrics.ts';
import type { Clock } from '../values/clock.ts';
import type { Ids } from '../values/ids.ts';
import { baseConfig, type StatelessConfig } from './config.ts';
import { kafkaLogin } from './kafka-login.ts';
import { readyDatabase } from './ready-database.ts';
import type { ShutdownStep } from './shutdown.ts';

/** A service's own database. */
export type Database = {
  url: string;
  pool: Pool;
  audit: AuditMeans;
  /** How far this process's clock may be off its own. */
  clockOffsetMsMax: number;
};

/** The servers every service needs, opened. */
export type BaseInfrastructure<C> = {
  config: C;
  log: Logger;
  clock: Clock;
  ids: Ids;
  redis: Redis;
  producer: EventProducer;
  metrics: Registry;
  topics: TopicNames;
  kafka: KafkaConnection;
  backlog: WatchedBacklog;
  /** Whether the brokers have answered and the topics are there; if not, they will be. */
  topicsMade: () => boolean;
  /** Only where the configuration has a DATABASE_URL. */
  database: Database | undefined;
  checks: readonly Check[];
};

export type BaseInfrastructureOptions<C> = {
  name: string;
  config: C;
  log: Logger;
  clock: Clock;
  ids: Ids;
  migrations: URL | undefined;
  topics: readonly Topic[];
  /** What it signs of what it emits. */
  signing: Signing | undefined;
  /** Filled as servers are opened, in the order in which they must be closed. */
  closing: ShutdownStep[];
};

/** A configuration without these is one of a service without a database. */
const databaseSettings = baseConfig
  .pick({
    DATABASE_URL: true,
    DATABASE_MIGRATION_URL: true,
    DATABASE_MIGRATIONS: true,
    DATABASE_POOL_MAX: true,
    DATABASE_CONNECT_MS: true,
    CLOCK_OFFSET_MS_MAX: true,
  })
  // Read already: what it was read to is what is here.
  .extend({ AUDIT_KEY: z.custom<AuditKeys>(Array.isArray), AUDIT_SINK: z.string().optional() });

/**
 * Opens the database (migrated, or found so), Redis and Kafka (with its topics). A database that is still starting
 * is waited for. The service starts without a Redis or Kafka that is away: calls are answered all the
 * same, and what is to be published waits in the outbox.
 */
export async function openBaseInfrastructure<C extends StatelessConfig>(
  options: BaseInfrastructureOptions<C>,
): Promise<BaseInfrastructure<C>> {
  const { name, config, log } = options;
  const metrics = createMetrics(name);
  const login = kafkaLogin(config);
  const database = await openDatabase(options);
  const redis = createRedis(config.REDIS_URL, { prefix: config.REDIS_KEY_PREFIX, name, log });
  options.closing.unshift({ name: 'redis', run: async () => redis.disconnect() });
  await redisReady(redis, 5_000).catch((err: unknown) => log.warn({ err }, 'starts without redis'));

  const names = topicNames(config.KAFKA_TOPIC_PREFIX);
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: name, login, log });
  const topics = await startTopics({ kafka, names, log }, options.topics);
  options.closing.unshift({ name: 'topics', run: () => topics.stop() });
  const { signing } = options;
  const producer = createEventProducer({ kafka, source: name, names, log, metrics, signing });
  options.closing.unshift({ name: 'producer', run: () => producer.close() });

  const { clock, ids } = options;
  const answered = topics.made();
  const backlog = openBacklog({ kafka, names, group: name, clock, log, answered });
  const checks = [
    ...checksOf({ redis, kafka, topics, database }),
    ...clockChecks(database, metrics),
  ];
  return {
    config,
    log,
    clock,
    ids,
    redis,
    producer,
    metrics,
    topics: names,
    kafka,
    backlog,
    topicsMade: () => topics.made(),
    database,
    checks,
  };
}

async function openDatabase<C extends StatelessConfig>({
  name,
  config,
  log,
  migrations,
  closing,
}: BaseInfrastructureOptions<C>): Promise<Database | undefined> {
  const settings = databaseSettings.safeParse(config);
  if (!settings.success) return undefined;
  const { DATABASE_URL: databaseUrl, DATABASE_POOL_MAX: max, AUDIT_KEY: keys } = settings.data;
  const { DATABASE_CONNECT_MS: connectTimeoutMs } = settings.data;
  await readyDatabase(settings.data, { migrations, log });
  const pool = createPool(databaseUrl, { applicationName: name, max, connectTimeoutMs, log });
  closing.unshift({ name: 'database', run: () => pool.end() });
  const { CLOCK_OFFSET_MS_MAX: clockOffsetMsMax } = settings.data;
  return {
    url: databaseUrl,
    pool,
    clockOffsetMsMax,
    audit: { keys, heads: openAuditHeads(settings.data) },
  };
}

function checksOf(parts: {
  redis: Redis;
  kafka: KafkaConnection;
  topics: StartingTopics;
  database: Database | undefined;
}): readonly Check[] {
  const { redis, kafka, topics, database } = parts;
  const kafkaAnswers = async () => {
    await topics.check();
    await pingKafka(kafka);
  };
  const checks: Check[] = [
    { name: 'redis', mandatory: false, run: () => checkRedis(redis) },
    { name: 'kafka', mandatory: false, run: kafkaAnswers },
  ];
  if (database === undefined) return checks;
  const run = () => checkDatabase(database.pool);
  return [{ name: 'database', mandatory: true, run }, ...checks];
}

/** By the machine's clock: a test's own stands still. */
function clockChecks(database: Database | undefined, metrics: Registry): Check[] {
  if (database === undefined) return [];
  const { pool, clockOffsetMsMax: offsetMsMax } = database;
  return [clockCheck({ pool, now: () => Date.now(), offsetMsMax, metrics })];
}
