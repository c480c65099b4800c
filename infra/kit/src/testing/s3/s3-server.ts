/** A real server of S3's protocol, fetched through Maven once for each version of its list of jars. */
import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as rest } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { javaEnvironment } from '../child-environment.ts';
import { listenLocally } from '../local-server.ts';

export type S3Server = {
  url: string;
  /** Ends it by SIGKILL and keeps it down until start(). */
  kill(): Promise<void>;
  start(): Promise<void>;
  stop(): Promise<void>;
};

const pom = fileURLToPath(new URL('./s3-server.pom.xml', import.meta.url));
const UP_WITHIN_MS = 60_000;
const MAIN = 'com.adobe.testing.s3mock.S3MockApplication';
const FAST = ['-Xmx192m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Xshare:auto'];

/**
 * Starts one.
 *
 * @param options.bucket one that it begins with
 * @param options.folder where it keeps objects, so that they outlive a kill; else none does
 */
export async function startS3Server(
  options: { bucket?: string; folder?: string } = {},
): Promise<S3Server> {
  const jars = await fetchJars();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const args = [...FAST, '-cp', join(jars, '*'), MAIN, ...settingsOf(port, options)];
  let running = await startJava(url, args);
  const end = async () => {
    running.child.kill('SIGKILL');
    await running.ended;
  };
  // Nobody else knows of it: it must not outlive a run that was cut short.
  const endAtOnce = () => running.child.kill('SIGKILL');
  process.once('exit', endAtOnce);
  return {
    url,
    kill: end,
    async start() {
      running = await startJava(url, args);
    },
    async stop() {
      process.off('exit', endAtOnce);
      await end();
    },
  };
}

function settingsOf(port: number, { bucket, folder }: { bucket?: string; folder?: string }) {
  const own = 'com.adobe.testing.s3mock';
  return [
    `--${own}.httpPort=${port}`,
    '--server.port=0',
    ...(bucket === undefined ? [] : [`--${own}.store.initial-buckets=${bucket}`]),
    ...(folder === undefined
      ? []
      : [`--${own}.store.root=${folder}`, `--${own}.store.retain-files-on-exit=true`]),
  ];
}

async function startJava(url: string, args: readonly string[]) {
  const child = spawn('java', args, { env: javaEnvironment(), stdio: 'ignore' });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const until = Date.now() + UP_WITHIN_MS;
  while (!(await isUp(url))) {
    if (child.exitCode !== null || Date.now() > until) throw new Error('S3Mock does not come up.');
    await rest(100);
  }
  return { child, ended };
}

async function fetchJars(): Promise<string> {
  const version = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12);
  const { NORITER_CACHE_DIR, XDG_CACHE_HOME } = process.env;
  const cache = NORITER_CACHE_DIR || join(XDG_CACHE_HOME || join(homedir(), '.cache'), 'noriter');
  const home = join(cache, `s3-server-${version}`);
  if (existsSync(home)) return home;
  const incoming = `${home}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  const args = ['--batch-mode', '--no-transfer-progress', '-q', '-f', pom, 'generate-resources'];
  await promisify(execFile)('mvn', [...args, `-Dto=${incoming}`]);
  try {
    renameSync(incoming, home);
  } catch {
    // Somebody else was sooner.
    rmSync(incoming, { recursive: true, force: true });
  }
  return home;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const { port } = await listenLocally(probe);
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

async function isUp(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    return false;
  }
}
