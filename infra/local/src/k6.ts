import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from './paths.ts';
import { Problem } from './problem.ts';
import { runProgram } from './run-program.ts';

const version = 'v1.8.1';

const otherWays =
  'Install k6 (https://grafana.com/docs/k6/latest/set-up/install-k6) or Go (apt install golang-go).';

/** The k6 program: one on the PATH, else built by Go once into the cache at a pinned version. */
export async function findK6(say: (sentence: string) => void = console.error): Promise<string> {
  const onPath = await runProgram('k6', ['version'], { timeoutMs: 10_000 });
  if (onPath.ok) return 'k6';
  const home = join(cacheDir(), `k6-${version}`);
  const program = join(home, 'k6');
  if (existsSync(program)) return program;
  say(`building k6 ${version} with Go (some minutes, once)`);
  const incoming = `${home}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  const env = { ...process.env, GOBIN: incoming };
  const result = await runProgram('go', ['install', `go.k6.io/k6@${version}`], {
    env,
    timeoutMs: 900_000,
  });
  if (!result.ok) {
    rmSync(incoming, { recursive: true, force: true });
    const why = result.missing ? '`go` was not found' : lastLine(result.output);
    throw new Problem(`k6 is not on the PATH and could not be built: ${why}. ${otherWays}`);
  }
  try {
    renameSync(incoming, home);
  } catch {
    // Another run was quicker.
    rmSync(incoming, { recursive: true, force: true });
  }
  return program;
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
