// Vitest's global set-up for the integration tests: the three real servers, started once for the
// whole run, with a data directory of their own. Tests find them by environment or by `inject`.
import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { localDir } from '../paths.ts';
import { plainStep } from '../print/step.ts';
import { openDataDirectory } from '../servers/data-directory.ts';
import { freePort } from '../servers/ports.ts';
import { startServers } from '../servers/servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    kafkaBrokers: string;
    redisUrl: string;
  }
}

/** Starts what `NORITER_TEST_*` does not name already. @returns the function that stops it again. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const given = {
    postgres: process.env.NORITER_TEST_DATABASE_URL,
    kafka: process.env.NORITER_TEST_KAFKA_BROKERS,
    redis: process.env.NORITER_TEST_REDIS_URL,
  };
  const dataDir = join(localDir, 'test', randomBytes(6).toString('hex'));
  const directory = await openDataDirectory({ dataDir, print: console.error, temporary: true });
  try {
    const ports = { postgres: await freePort(), kafka: await freePort(), redis: await freePort() };
    const servers = await startServers(directory, {
      given,
      ports,
      durable: false,
      step: plainStep(() => undefined),
    });
    process.env.NORITER_TEST_DATABASE_URL = servers.postgres.address;
    process.env.NORITER_TEST_KAFKA_BROKERS = servers.kafka.address;
    process.env.NORITER_TEST_REDIS_URL = servers.redis.address;
    project.provide('databaseUrl', servers.postgres.address);
    project.provide('kafkaBrokers', servers.kafka.address);
    project.provide('redisUrl', servers.redis.address);
  } catch (error) {
    await directory.close();
    throw error;
  }
  return () => directory.close();
}
