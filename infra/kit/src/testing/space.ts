import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { Registry } from 'prom-client';
import { type AuditKeys, auditKeyText } from '../audit/audit-keys.ts';
import type { SecretKeys } from '../auth/secret-keys.ts';
import { waitForAnswers } from '../calls/answer-wait.ts';
import { createKafka, type KafkaConnection } from '../kafka/client.ts';
import type { EventProducer } from '../kafka/event.ts';
import { createEventProducer } from '../kafka/producer.ts';
import { ensureTopics } from '../kafka/topic-admin.ts';
import { type Topic, type TopicNames, topicNames } from '../kafka/topics.ts';
import { createPool } from '../postgres/postgres.ts';
import { createRedis, type Redis, redisReady } from '../redis/redis.ts';
import { createLogger, type Logger } from '../telemetry/logging.ts';
import type { Keyring } from './keyring.ts';
import { ANSWER_WAIT_FACTOR, limits } from './limits.ts';
import { serverAddresses } from './servers.ts';
import { makeSpaceKeys } from './space-keys.ts';

/** A test's own corner of the shared PostgreSQL, Kafka and Redis. */
export type TestSpace = {
  /** A name no other space has. */
  name: string;
  databaseUrl: string;
  pool: pg.Pool;
  kafka: KafkaConnection;
  names: TopicNames;
  producer: EventProducer;
  redis: Redis;
  log: Logger;
  /** What its services sign with, and check each other by. */
  keyring: Keyring;
  /** What rows of its services' audit logs are made with. */
  auditKeys: AuditKeys;
  /** What commands of a service are proven with, and the wallet's answers to them. */
  commandKeysOf(service: string): SecretKeys;
  /** The environment of a service in this space, with its own keys, and with `changes` on top. */
  env(changes?: Record<string, string>, service?: string): Record<string, string>;
  /** Makes one more database, for a second service. @returns its URL */
  createDatabase(name?: string): Promise<string>;
  /** Makes the topics; a service that starts makes its own. */
  makeTopics(topics: readonly Topic[]): Promise<void>;
  /** Drops its databases, topics and keys. */
  close(): Promise<void>;
};

/** A test that holds a lock until something has happened may hold it for as long as it runs. */
const POOL_OPTIONS = {
  max: 8,
  connectTimeoutMs: limits.soon,
  statementTimeoutMs: limits.int,
  idleInTransactionTimeoutMs: limits.int,
};

/**
 * Opens a space of its own for a test file: a database, a prefix for topics and groups, a prefix
 * for keys and pub/sub names. The servers are the shared ones that the test run started.
 *
 * @param waitFactor how many times as long as in production its services wait for answers
 * @example
 * const space = await openTestSpace('wallet');
 * afterAll(() => space.close());
 */
export async function openTestSpace(
  label = 'test',
  waitFactor = ANSWER_WAIT_FACTOR,
): Promise<TestSpace> {
  const servers = serverAddresses();
  const name = `${label}_${randomBytes(5).toString('hex')}`;
  const prefix = `${name}.`;
  const log = createLogger({ service: name, level: process.env.NORITER_TEST_LOG ?? 'silent' });
  const databases = createDatabases(servers.databaseUrl, name);
  const names = topicNames(prefix);
  const kafka = createKafka({ brokers: servers.brokers, clientId: name, log });
  waitForAnswers(waitFactor);
  const redis = createRedis(servers.redisUrl, { prefix, name, log });
  const producer = createEventProducer({
    kafka,
    source: name,
    names,
    log,
    metrics: new Registry(),
  });
  const [databaseUrl] = await Promise.all([databases.create(), redisReady(redis, limits.soon)]);
  const pool = createPool(databaseUrl, { applicationName: name, ...POOL_OPTIONS });
  const keys = makeSpaceKeys();
  return {
    name,
    databaseUrl,
    pool,
    kafka,
    names,
    producer,
    redis,
    log,
    keyring: keys.keyring,
    auditKeys: auditKeyText.parse(keys.shared.AUDIT_KEY),
    commandKeysOf: keys.commandKeysOf,
    createDatabase: (suffix) => databases.create(suffix),
    makeTopics: (topics) => ensureTopics({ kafka, names, log }, topics),
    env: (changes = {}, service = '') => ({
      PORT: '0',
      HOST: '127.0.0.1',
      // A test shares its processors with many others, and must not be sent away for that.
      OVERLOAD_DELAY_MS: '60000',
      ANSWER_WAIT_FACTOR: String(waitFactor),
      // Nor for twenty requests that wait for one lock.
      DATABASE_CONNECT_MS: '20000',
      // A service that stops waits for its fetches, and tests stop hundreds.
      KAFKA_FETCH_WAIT_MS: '500',
      LOG_LEVEL: process.env.NORITER_TEST_LOG ?? 'silent',
      DATABASE_URL: databaseUrl,
      KAFKA_BROKERS: servers.brokers,
      KAFKA_TOPIC_PREFIX: prefix,
      REDIS_URL: servers.redisUrl,
      REDIS_KEY_PREFIX: prefix,
      ...keys.shared,
      ...keys.ownOf(service),
      ...changes,
    }),
    async close() {
      await producer.close();
      await pool.end();
      await Promise.all([
        databases.drop(),
        deleteTopics(kafka, prefix),
        deleteKeys(redis, prefix).finally(() => redis.disconnect()),
      ]);
    },
  };
}

function createDatabases(serverUrl: string, space: string) {
  const made: string[] = [];
  return {
    async create(suffix = 'main'): Promise<string> {
      const database = `${space}_${suffix}`.toLowerCase();
      await onServer(serverUrl, `create database "${database}"`);
      made.push(database);
      const url = new URL(serverUrl);
      url.pathname = `/${database}`;
      return url.href;
    },
    async drop(): Promise<void> {
      for (const database of made) {
        await onServer(serverUrl, `drop database if exists "${database}" with (force)`);
      }
    },
  };
}

async function onServer(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function deleteTopics(kafka: KafkaConnection, prefix: string): Promise<void> {
  const admin = kafka.admin();
  await admin.connect();
  try {
    const own = (await admin.listTopics()).filter((topic) => topic.startsWith(prefix));
    if (own.length > 0) await admin.deleteTopics({ topics: own });
  } finally {
    await admin.disconnect();
  }
}

async function deleteKeys(redis: Redis, prefix: string): Promise<void> {
  for await (const keys of redis.scanStream({ match: `${prefix}*`, count: 500 })) {
    const own: string[] = keys;
    // SCAN gives whole keys; the client puts its prefix before each again.
    if (own.length > 0) await redis.unlink(own.map((key) => key.slice(prefix.length)));
  }
}
