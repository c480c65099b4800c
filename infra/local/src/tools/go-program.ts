import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { cacheDir } from '../paths.ts';
import { runProgram } from '../processes/run-program.ts';

/** A program that Go can build at a pinned version. */
export type GoProgram = { name: string; module: string; version: string; proof: readonly string[] };

/** The program's path, or why there is none. */
export type FoundProgram = { path: string } | { why: string };

/** One on the PATH, else built by Go once into the cache. */
export async function findGoProgram(
  { name, module, version, proof }: GoProgram,
  print: (sentence: string) => void,
): Promise<FoundProgram> {
  if ((await runProgram(name, proof, { timeoutMs: 10_000 })).ok) return { path: name };
  const home = join(cacheDir(), `${name}-${version}`);
  const path = join(home, name);
  if (existsSync(path)) return { path };
  print(`building ${name} ${version} with Go (some minutes, once)`);
  const incoming = `${home}.${process.pid}`;
  mkdirSync(incoming, { recursive: true });
  const env = { ...process.env, GOBIN: incoming };
  const options = { env, timeoutMs: 900_000 };
  const result = await runProgram('go', ['install', `${module}@${version}`], options);
  if (!result.ok) {
    rmSync(incoming, { recursive: true, force: true });
    const why = result.missing ? '`go` was not found' : lastLine(result.output);
    return { why: `${name} is not on the PATH and could not be built: ${why}` };
  }
  try {
    renameSync(incoming, home);
  } catch {
    // Another run was quicker.
    rmSync(incoming, { recursive: true, force: true });
  }
  return { path };
}

function lastLine(output: string): string {
  return output.trim().split('\n').at(-1) ?? '';
}
