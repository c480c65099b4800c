/** The client that is not ours: a Go program, built once for each state of its sources. */

import { execFile, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs';
import { dirname } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);

const sources = fileURLToPath(new URL('./go-client', import.meta.url));
const cache = fileURLToPath(new URL('../../../.local/go-client', import.meta.url));

export type GoLine = { kind: string; text?: string; headers?: Record<string, string> };

export type GoClient = {
  lines: GoLine[];
  send(command: 'send' | 'unsubscribe' | 'disconnect'): void;
  ended: Promise<number>;
  kill(): void;
};

/** Null, or a sentence with the reason why the client cannot be built here. */
export async function whyNoGo(): Promise<string | null> {
  try {
    await run('go', ['version']);
    return null;
  } catch {
    return 'Go is not on the PATH, so the foreign STOMP client is not built; install Go 1.22 or newer.';
  }
}

/** Builds the client, or finds it built. @returns the path of the program */
export async function buildGoClient(): Promise<string> {
  const hash = createHash('sha256');
  for (const name of ['go.mod', 'go.sum', 'main.go'])
    hash.update(readFileSync(`${sources}/${name}`));
  const program = `${cache}/stomp-client-${hash.digest('hex').slice(0, 16)}`;
  if (existsSync(program)) return program;
  mkdirSync(dirname(program), { recursive: true });
  const fresh = `${program}.${process.pid}`;
  await run('go', ['build', '-mod=readonly', '-o', fresh, '.'], { cwd: sources, timeout: 240_000 });
  renameSync(fresh, program);
  return program;
}

export function runGoClient(program: string, args: Record<string, string>): GoClient {
  const flags = Object.entries(args).flatMap(([name, value]) => [`-${name}`, value]);
  const child = spawn(program, flags, { stdio: ['pipe', 'pipe', 'ignore'] });
  const lines: GoLine[] = [];
  createInterface(child.stdout).on('line', (text) => lines.push(JSON.parse(text)));
  const ended = new Promise<number>((resolve) =>
    child.once('close', (code) => resolve(code ?? -1)),
  );
  return {
    lines,
    send: (command) => void child.stdin.write(`${command}\n`),
    ended,
    kill: () => void child.kill(),
  };
}
