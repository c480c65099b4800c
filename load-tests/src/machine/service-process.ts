import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { TestSpace } from '@noriter/kit/testing';
import { nodeOptions } from '@noriter/local/service-keeper';

const SERVICES = new URL('../../../services/', import.meta.url);
const KB = 1_024;

/** Starts a service as a process of its own in a space, and waits until it is ready. */
export async function startService(
  space: TestSpace,
  name: string,
  changes: Record<string, string> = {},
): Promise<ChildProcess> {
  const main = fileURLToPath(new URL(`${name}/src/main.ts`, SERVICES));
  const env = { ...process.env, ...space.env({ LOG_LEVEL: 'info', ...changes }, name) };
  const service = spawn(process.execPath, [...nodeOptions, main], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    service.once('exit', (code) => reject(new Error(`${name} ended with ${code}.`)));
    service.stdout?.on('data', (lines: Buffer) => {
      if (lines.includes('"msg":"ready"')) resolve();
    });
  });
  return service;
}

export async function stopService(service: ChildProcess): Promise<void> {
  const ended = once(service, 'exit');
  service.kill('SIGTERM');
  await ended;
}

/** The most memory a process has held so far, in bytes; Linux only, NaN elsewhere. */
export function peakMemoryOf({ pid }: Pick<ChildProcess, 'pid'>): number {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmHWM:\s+(\d+) kB/m.exec(status)?.[1]) * KB;
  } catch {
    return Number.NaN;
  }
}
