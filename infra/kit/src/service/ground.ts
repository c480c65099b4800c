import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { Clock } from '../clock.ts';
import type { StatelessConfig } from '../config.ts';
import type { Check } from '../health.ts';
import type { Ids } from '../ids.ts';
import { createKafka, type KafkaConnection, pingKafka } from '../kafka/client.ts';
import { createEventProducer } from '../kafka/producer.ts';
import { ensureTopics } from '../kafka/topic-admin.ts';
import type { EventProducer } from '../kafka.ts';
import type { Logger } from '../logging.ts';
import { createMetrics, type Registry } from '../metrics.ts';
import { applyMigrations } from '../migrations.ts';
import { isOutage } from '../outage.ts';
import { createPool } from '../postgres.ts';
import { createRedis, redisReady } from '../redis.ts';
import type { ShutdownStep } from '../shutdown.ts';
import { type Topic, type TopicNames, topicNames } from '../topics.ts';
import { tracePool } from '../tracing-postgres.ts';

/** A service's own database. */
export type Database = { url: string; pool: Pool };

/** The parts every service stands on, opened, and how to close them. */
export type Ground<C> = {
  config: C;
  log: Logger;
  clock: Clock;
  ids: Ids;
  redis: Redis;
  producer: EventProducer;
  metrics: Registry;
  topics: TopicNames;
  kafka: KafkaConnection;
  /** Only where the configuration has a DATABASE_URL. */
  database: Database | undefined;
  checks: readonly Check[];
};

export type GroundOptions<C> = {
  name: string;
  config: C;
  log: Logger;
  clock: Clock;
  ids: Ids;
  migrations: URL | undefined;
  topics: readonly Topic[];
  /** Filled as parts are opened, in the order in which they must be closed. */
  closing: ShutdownStep[];
};

/** How long a start waits for a part that is still starting itself. */
const PART_WAIT_MS = 30_000;
const PART_ASK_EVERY_MS = 300;

/**
 * Opens the database (migrated), Redis and Kafka (with its topics). A database or broker that is
 * still starting is waited for; a Redis that is away is not, for nothing is recorded there.
 */
export async function openGround<C extends StatelessConfig>(
  options: GroundOptions<C>,
): Promise<Ground<C>> {
  const { name, config, log } = options;
  const metrics = createMetrics(name);
  const database = await openDatabase(options);
  const redis = createRedis(config.REDIS_URL, { prefix: config.REDIS_KEY_PREFIX, name, log });
  options.closing.unshift({ name: 'redis', run: async () => redis.disconnect() });
  await redisReady(redis, 5_000).catch((err: unknown) => log.warn({ err }, 'starts without redis'));

  const names = topicNames(config.KAFKA_TOPIC_PREFIX);
  const kafka = createKafka({ brokers: config.KAFKA_BROKERS, clientId: name, log });
  await ensureTopics({ kafka, names, log }, options.topics);
  const producer = await createEventProducer({ kafka, source: name, names, log, metrics });
  options.closing.unshift({ name: 'producer', run: () => producer.close() });

  const { clock, ids } = options;
  const checks = checksOf({ redis, kafka, database });
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
}: GroundOptions<C>): Promise<Database | undefined> {
  const databaseUrl = databaseUrlOf(config);
  if (databaseUrl === undefined) return undefined;
  await whenThere('the database', log, () =>
    applyMigrations({ databaseUrl, directory: migrations, log }),
  );
  const pool = createPool(databaseUrl, { applicationName: name, log });
  tracePool(pool);
  closing.unshift({ name: 'database', run: () => pool.end() });
  return { url: databaseUrl, pool };
}

function databaseUrlOf(config: object): string | undefined {
  const url: unknown = Reflect.get(config, 'DATABASE_URL');
  return typeof url === 'string' ? url : undefined;
}

function checksOf(parts: {
  redis: Redis;
  kafka: KafkaConnection;
  database: Database | undefined;
}): readonly Check[] {
  const { redis, kafka, database } = parts;
  const checks: Check[] = [
    { name: 'redis', mandatory: false, run: async () => void (await redis.ping()) },
    { name: 'kafka', mandatory: false, run: () => pingKafka(kafka) },
  ];
  if (database === undefined) return checks;
  const run = async () => void (await database.pool.query('select 1'));
  return [{ name: 'database', mandatory: true, run }, ...checks];
}

/** Repeats what failed because a part is away, for half a minute. */
async function whenThere<T>(what: string, log: Logger, open: () => Promise<T>): Promise<T> {
  const deadline = performance.now() + PART_WAIT_MS;
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await open();
    } catch (error) {
      if (!isOutage(error) || performance.now() > deadline) throw error;
      if (attempt === 1) log.info({ err: error }, `waiting for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, PART_ASK_EVERY_MS));
    }
  }
}
