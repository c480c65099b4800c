import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { join } from 'node:path';
import { cacheDir, repoRoot } from '../paths.ts';
import { Problem } from '../print/problem.ts';
import { runProgram } from '../processes/run-program.ts';

const otherWays =
  'Or start Docker, or give addresses: NORITER_KAFKA_BROKERS=host:9092 NORITER_REDIS_URL=redis://host.';

export type MavenJars = { kafkaJars: string; redisServers: string };

let fetching: Promise<MavenJars> | null = null;

/**
 * What `pom.xml` names, fetched through Maven once for each version of that file. Several runs may
 * fetch at once: each fetches into a place of its own and the first one to finish wins.
 */
export function fetchMavenJars(print: (sentence: string) => void): Promise<MavenJars> {
  // Kafka and Redis ask at the same time.
  fetching ??= fetchOnce(print);
  return fetching;
}

async function fetchOnce(print: (sentence: string) => void): Promise<MavenJars> {
  const pom = join(repoRoot, 'infra', 'local', 'pom.xml');
  const version = createHash('sha256').update(readFileSync(pom)).digest('hex').slice(0, 12);
  const home = join(cacheDir(), `maven-parts-${version}`);
  if (!existsSync(home)) await fetchInto(home, pom, print);
  return { kafkaJars: join(home, 'kafka'), redisServers: join(home, 'redis') };
}

async function fetchInto(home: string, pom: string, print: (text: string) => void): Promise<void> {
  print('fetching Kafka and Redis through Maven (about 60 MB, once)');
  const incoming = `${home}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  const args = ['--batch-mode', '--no-transfer-progress', '-f', pom, 'generate-resources'];
  const result = await runProgram('mvn', [...args, `-Dto=${incoming}`]);
  if (!result.ok) {
    rmSync(incoming, { recursive: true, force: true });
    throw new Problem(result.missing ? mavenMissing : mavenFailed(result.output));
  }
  const servers = join(incoming, 'redis');
  for (const file of readdirSync(servers)) chmodSync(join(servers, file), 0o755);
  try {
    renameSync(incoming, home);
  } catch {
    rmSync(incoming, { recursive: true, force: true });
  }
}

const mavenMissing =
  'Kafka and Redis come through Maven, and `mvn` was not found. Install it ' +
  `(apt install maven, brew install maven). ${otherWays}`;

/** One sentence out of Maven's many. */
export function mavenFailed(output: string): string {
  const line = output.split('\n').find((text) => text.includes('[ERROR]')) ?? '';
  const reason = line.replace('[ERROR]', '').trim().slice(0, 160);
  const network = /unknown host|connect|timed? ?out|resolution|unreachable|transfer/i.test(output);
  const why = network ? 'the network did not let it' : 'it reported an error';
  return `Maven could not fetch Kafka and Redis: ${why} (${reason}). Try again online. ${otherWays}`;
}
