import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { openDataDirectory } from '@noriter/local/data-directory';
import { localDir } from '@noriter/local/paths';
import { freePort } from '@noriter/local/ports';
import { type ServersOptions, startServers } from '@noriter/local/servers';
import { plainStep } from '@noriter/local/step';

/**
 * Finds the servers to measure on: those the environment names, else three of its own. The kit's
 * test spaces find them by the same names.
 *
 * @returns what stops the ones it started
 */
export async function openServers(
  options: Pick<ServersOptions, 'brokerCompiler'> = {},
): Promise<() => Promise<void>> {
  const given = {
    postgres: process.env.NORITER_TEST_DATABASE_URL,
    kafka: process.env.NORITER_TEST_KAFKA_BROKERS,
    redis: process.env.NORITER_TEST_REDIS_URL,
  };
  const dataDir = join(localDir, 'bench', randomBytes(6).toString('hex'));
  const directory = await openDataDirectory({ dataDir, print: console.error, temporary: true });
  try {
    const ports = { postgres: await freePort(), kafka: await freePort(), redis: await freePort() };
    const servers = await startServers(directory, {
      ...options,
      given,
      ports,
      step: plainStep(() => undefined),
    });
    process.env.NORITER_TEST_DATABASE_URL = servers.postgres.address;
    process.env.NORITER_TEST_KAFKA_BROKERS = servers.kafka.address;
    process.env.NORITER_TEST_REDIS_URL = servers.redis.address;
  } catch (error) {
    await directory.close();
    throw error;
  }
  return () => directory.close();
}
