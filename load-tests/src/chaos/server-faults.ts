/** What befalls the servers beside their end: they hang, restart, or answer and cannot do their work. */
import { setTimeout as pause } from 'node:timers/promises';
import { createRedis, type Redis, redisReady } from '@noriter/kit/redis';
import type { Site } from '@noriter/local/site';
import { databaseNames } from '@noriter/registry/names';
import pg from 'pg';
import type { Fault } from './faults.ts';

const PAUSED_MS = 6_000;

/** As long as a managed database takes to fail over. */
const READ_ONLY_MS = 10_000;

const FULL_MS = 6_000;

const REDIS_WAIT_MS = 5_000;

export const serverPaused = (name: 'kafka' | 'redis'): Fault => ({
  name: `${name} paused`,
  short: false,
  async strike({ [name]: server }) {
    server.signal('SIGSTOP');
    await pause(PAUSED_MS);
    server.signal('SIGCONT');
  },
});

export const serverRestarted = (name: 'kafka' | 'redis'): Fault => ({
  name: `restart of ${name}`,
  short: false,
  strike: ({ [name]: server }) => server.restart(),
});

/** The process that the others hang on stops, and each of those, which would answer without it. */
export const postgresPaused: Fault = {
  name: 'postgres paused',
  short: false,
  async strike({ postgres, servers }) {
    const pids = await onPostgres(servers, processes);
    postgres.signal('SIGSTOP');
    signalAll(pids, 'SIGSTOP');
    await pause(PAUSED_MS);
    postgres.signal('SIGCONT');
    signalAll(pids, 'SIGCONT');
  },
};

/**
 * PostgreSQL as it is after a failover: every session ends, and new ones answer and take no changes;
 * those that were made meanwhile go on only reading afterwards.
 */
export const postgresReadOnly: Fault = {
  name: 'postgres only reads',
  short: false,
  async strike({ servers }) {
    await onPostgres(servers, async (client) => {
      for (const name of databaseNames) {
        await client.query(`alter database ${quoted(name)} set default_transaction_read_only = on`);
      }
      await client.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = any($1)',
        [databaseNames],
      );
      await pause(READ_ONLY_MS);
      for (const name of databaseNames) {
        await client.query(`alter database ${quoted(name)} reset default_transaction_read_only`);
      }
    });
  },
};

/** Redis as a replica that follows nobody: it answers READONLY. */
export const redisReadOnly: Fault = {
  name: 'redis only reads',
  short: false,
  strike: ({ servers }) =>
    onRedis(servers, async (redis) => {
      await redis.call('replicaof', '127.0.0.1', '1');
      await pause(FULL_MS);
      await redis.call('replicaof', 'no', 'one');
    }),
};

/** Redis without room: it answers OOM to what would need any. */
export const redisFull: Fault = {
  name: 'redis full',
  short: false,
  strike: ({ servers }) =>
    onRedis(servers, async (redis) => {
      const [, before = '0'] = await redis.config('GET', 'maxmemory');
      await redis.config('SET', 'maxmemory', '1');
      await pause(FULL_MS);
      await redis.config('SET', 'maxmemory', before);
    }),
};

type Servers = Site['servers'];

async function onPostgres<Result>(
  servers: Servers,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const client = new pg.Client({ connectionString: servers.postgres.address });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function onRedis(servers: Servers, work: (redis: Redis) => Promise<void>): Promise<void> {
  const redis = createRedis(servers.redis.address, { name: 'chaos' });
  try {
    await redisReady(redis, REDIS_WAIT_MS);
    await work(redis);
  } finally {
    redis.disconnect();
  }
}

async function processes(client: pg.Client): Promise<number[]> {
  const { rows } = await client.query<{ pid: number }>(
    'select pid from pg_stat_activity where pid <> pg_backend_pid()',
  );
  return rows.map(({ pid }) => pid);
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // A connection that has ended meanwhile.
    }
  }
}

const quoted = (name: string) => pg.escapeIdentifier(name);
