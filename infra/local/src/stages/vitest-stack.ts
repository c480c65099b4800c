// Vitest's global set-up for the integration tests: the three real servers, started once for the
// whole run, with a data directory of their own. Tests find them by environment or by `inject`.
import type { TestProject } from 'vitest/node';
import { startTestServers } from './test-servers.ts';

declare module 'vitest' {
  interface ProvidedContext {
    databaseUrl: string;
    kafkaBrokers: string;
    redisUrl: string;
  }
}

/** @returns the function that stops them again. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const servers = await startTestServers();
  project.provide('databaseUrl', servers.postgres);
  project.provide('kafkaBrokers', servers.kafka);
  project.provide('redisUrl', servers.redis);
  return servers.stop;
}
