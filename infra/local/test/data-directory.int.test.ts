import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { limits } from '@noriter/kit/testing/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { identify } from '../src/processes/process-identity.ts';
import { openDataDirectory } from '../src/servers/data-directory.ts';

let dataDir = '';
let holder: ChildProcess | null = null;

beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'data-directory-'));
});

afterEach(async () => {
  holder?.kill('SIGKILL');
  // Whoever cleans up last finds nothing of ours left.
  const directory = await openDataDirectory({ dataDir, print: () => undefined });
  await directory.close();
  rmSync(dataDir, { recursive: true, force: true });
});

/** Starts a process that holds the directory. @returns the process number of what it runs. */
async function hold(...flags: string[]): Promise<number> {
  const script = fileURLToPath(new URL('hold-data-directory.ts', import.meta.url));
  const started = spawn(process.execPath, [script, dataDir, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  holder = started;
  let output = '';
  started.stdout.on('data', (chunk) => (output += chunk));
  await vi.waitFor(() => expect(output).toContain('holds'), limits.soon);
  return Number(/holds (\d+)/.exec(output)?.[1]);
}

const gone = (pid: number) =>
  vi.waitFor(() => expect(identify(pid)).toBeNull(), { timeout: limits.soon, interval: 100 });

test('what a killed run had started is stopped by its guard', async () => {
  const pid = await hold();
  expect(identify(pid)).not.toBeNull();
  holder?.kill('SIGKILL');
  await gone(pid);
});

test('a temporary directory goes with the run that was killed', async () => {
  const pid = await hold('--temporary');
  holder?.kill('SIGKILL');
  await gone(pid);
  await vi.waitFor(() => expect(existsSync(dataDir)).toBe(false), limits.soon);
});

test('a directory in use is refused, and free again after the run has ended', async () => {
  const pid = await hold();
  await expect(openDataDirectory({ dataDir, print: () => undefined })).rejects.toThrow(
    `${dataDir} is in use by process ${holder?.pid}`,
  );
  expect(identify(pid)).not.toBeNull();
  holder?.kill('SIGKILL');
  await gone(pid);
  const directory = await openDataDirectory({ dataDir, print: () => undefined });
  await directory.close();
});
