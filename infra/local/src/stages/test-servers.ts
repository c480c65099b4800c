import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { localDir } from '../paths.ts';
import { plainStep } from '../print/step.ts';
import { openDataDirectory } from '../servers/data-directory.ts';
import { freePort } from '../servers/ports.ts';
import { startServers } from '../servers/servers.ts';

/** Addresses of the three real servers. */
export type TestServers = { postgres: string; kafka: string; redis: string };

/**
 * Starts the servers that `NORITER_TEST_*` does not name already, on a data directory of their own,
 * and names them there: for this process and whatever it starts.
 * @returns their addresses, and what stops again what was started
 */
export async function startTestServers(): Promise<TestServers & { stop: () => Promise<void> }> {
  const given = {
    postgres: process.env.NORITER_TEST_DATABASE_URL,
    kafka: process.env.NORITER_TEST_KAFKA_BROKERS,
    redis: process.env.NORITER_TEST_REDIS_URL,
  };
  const dataDir = join(localDir, 'test', randomBytes(6).toString('hex'));
  const directory = await openDataDirectory({ dataDir, print: console.error, temporary: true });
  try {
    const ports = { postgres: await freePort(), kafka: await freePort(), redis: await freePort() };
    const step = plainStep(() => undefined);
    const servers = await startServers(directory, { given, ports, durable: false, step });
    process.env.NORITER_TEST_DATABASE_URL = servers.postgres.address;
    process.env.NORITER_TEST_KAFKA_BROKERS = servers.kafka.address;
    process.env.NORITER_TEST_REDIS_URL = servers.redis.address;
    return {
      postgres: servers.postgres.address,
      kafka: servers.kafka.address,
      redis: servers.redis.address,
      stop: () => directory.close(),
    };
  } catch (error) {
    await directory.close();
    throw error;
  }
}
