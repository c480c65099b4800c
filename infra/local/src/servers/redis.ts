import { mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '../print/problem.ts';
import type { KeeperSpec } from '../processes/keeper.ts';
import { runProgram } from '../processes/run-program.ts';
import { accepts, until } from '../processes/waiting.ts';
import { fetchMavenJars } from '../tools/maven-jars.ts';

export type RedisSpec = {
  port: number;
  dataDir: string;
  logDir: string;
  print: (sentence: string) => void;
};

/**
 * A real redis-server on the loopback address. It keeps nothing on disk: Redis is never the record
 * of anything here, and a restart must be survivable.
 */
export async function redisKeeper(spec: RedisSpec): Promise<KeeperSpec> {
  const program = await findRedisServer(spec.print);
  const home = join(spec.dataDir, 'redis');
  mkdirSync(home, { recursive: true });
  return {
    name: 'redis',
    stopOrder: 10,
    stopSignal: 'SIGTERM',
    graceMs: 5000,
    readyWithinMs: 15_000,
    command: () => ({
      name: 'redis',
      program,
      args: redisArguments(spec.port, home),
      env: process.env,
      cwd: home,
      logFile: join(spec.logDir, 'redis.log'),
    }),
    ready: (child) => until(child, () => accepts(spec.port), 20),
  };
}

function redisArguments(port: number, home: string): string[] {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', home];
  return [...args, '--save', '', '--appendonly', 'no', '--loglevel', 'warning'];
}

/** How the embedded binaries are called, for each kind of machine. */
const embeddedNames: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-amd64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'darwin-amd64',
  'darwin-arm64': 'darwin-arm64',
};

async function findRedisServer(print: (sentence: string) => void): Promise<string> {
  const onPath = await runProgram('redis-server', ['--version'], { timeoutMs: 10_000 });
  if (onPath.ok) return 'redis-server';
  const machine = `${process.platform}-${process.arch}`;
  const ending = embeddedNames[machine];
  if (ending) {
    const { redisServers } = await fetchMavenJars(print);
    const file = readdirSync(redisServers).find((name) => name.endsWith(ending));
    if (file) return join(redisServers, file);
  }
  throw new Problem(
    `There is no embedded Redis for ${machine}. Install redis-server, start Docker, ` +
      'or give a server: NORITER_REDIS_URL=redis://host.',
  );
}
