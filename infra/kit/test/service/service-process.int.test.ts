import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import {
  callAs,
  childEnvironment,
  eventually,
  guestCaller,
  openTestSpace,
} from '../../src/testing/testing.ts';

const MAIN = fileURLToPath(new URL('./signal-service.ts', import.meta.url));
const space = await openTestSpace('process');
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await space.close();
});

function run(env: Record<string, string>) {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...childEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.err += String(chunk);
  });
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  return { child, output, ended };
}

async function runReady() {
  const started = run(space.env({ LOG_LEVEL: 'info' }));
  const url = await eventually(() => {
    const found = /"url":"([^"]+)"/.exec(started.output.out);
    expect(found, started.output.err).not.toBeNull();
    return found?.[1] ?? '';
  });
  return { ...started, call: callAs({ url, key: space.keyring }, guestCaller()) };
}

test('SIGTERM: what was begun is answered, then the process ends with 0', async () => {
  const { child, output, ended, call } = await runReady();
  const answer = call('/api/slow');
  await eventually(() => expect(output.out).toContain('slow: begun'));
  child.kill('SIGTERM');
  expect((await answer).resultCode).toBe('0');
  expect(await ended).toBe(0);
  expect(output.out).toContain('"signal":"SIGTERM"');
});

test('an error nobody caught is logged, and the process ends with 1', async () => {
  const { output, ended, call } = await runReady();
  await call('/api/crash');
  expect(await ended).toBe(1);
  expect(output.out).toMatch(/"level":"fatal".*nobody catches this/);
});

test('a useless environment is printed in sentences, and the process ends with 1', async () => {
  const { output, ended } = run({ PORT: 'eighty' });
  expect(await ended).toBe(1);
  expect(output.err).toContain('signals could not start.');
  expect(output.err).toContain('- PORT is not a number.');
  expect(output.err).toContain('- DATABASE_URL is missing.');
  expect(output.err).not.toContain('    at ');
});
