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
import { createServiceLogin } from '../migrate/service-login.ts';

const MAIN = fileURLToPath(new URL('./signal-service.ts', import.meta.url));
const space = await openTestSpace('process');
const login = await createServiceLogin(space);
const children: ChildProcess[] = [];
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL');
  await space.close();
  await login.drop();
});

function run(env: Record<string, string>, ...args: string[]) {
  const child = spawn(process.execPath, [MAIN, ...args], {
    env: { ...childEnvironment(), ...env },
    stdio: 'pipe',
  });
  children.push(child);
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += String(chunk);
  });
  child.stderr.on('data', (chunk) => {
    output.err += String(chunk);
  });
  // With all that it has written.
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  /** Lets a call of /api/slow answer, and one of /api/crash fail behind its answer. */
  const release = () => child.stdin.write('answer\n');
  return { child, output, ended, release };
}

async function runReady(env: Record<string, string> = {}) {
  const started = run(space.env({ LOG_LEVEL: 'info', ...env }));
  const url = await eventually(() => {
    const found = /"url":"([^"]+)"/.exec(started.output.out);
    expect(found, started.output.err).not.toBeNull();
    return found?.[1] ?? '';
  });
  return { ...started, call: callAs({ url, key: space.keyring }, guestCaller()) };
}

test('SIGTERM: what was begun is answered, then the process ends with 0', async () => {
  const { child, output, ended, release, call } = await runReady();
  const answer = call('/api/slow');
  await eventually(() => expect(output.out).toContain('slow: begun'));
  child.kill('SIGTERM');
  await eventually(() => expect(output.out).toContain('"signal":"SIGTERM"'));
  release();
  expect((await answer).resultCode).toBe('0');
  expect(await ended).toBe(0);
});

test('an error nobody caught is logged, and the process ends with 1', async () => {
  const { output, ended, release, call } = await runReady();
  await call('/api/crash');
  release();
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

/** What a process has that migrates: the address as the owner, and no key. */
function migration(ownerUrl: string) {
  const { LOG_LEVEL = '' } = space.env({ LOG_LEVEL: 'info' });
  const DATABASE_URL = login.urlOf(ownerUrl);
  return { LOG_LEVEL, DATABASE_URL, DATABASE_MIGRATION_URL: ownerUrl };
}

test('with `migrate` it migrates, twice at once too, and a process without the owner serves', async () => {
  const ownerUrl = await space.createDatabase('migrated');
  const both = [run(migration(ownerUrl), 'migrate'), run(migration(ownerUrl), 'migrate')];
  expect(await Promise.all(both.map(({ ended }) => ended))).toEqual([0, 0]);
  const output = both.map(({ output: { out } }) => out).join('');
  expect(output.match(/"msg":"migration applied"/g)).toHaveLength(1);
  expect(output.match(/"msg":"the database is up to date"/g)).toHaveLength(2);

  const DATABASE_URL = login.urlOf(ownerUrl);
  const serving = await runReady({ DATABASE_URL, DATABASE_MIGRATIONS: 'expect' });
  const answer = serving.call('/api/slow');
  serving.release();
  expect((await answer).resultCode).toBe('0');
  serving.child.kill('SIGTERM');
  expect(await serving.ended).toBe(0);
});

test('with `migrate` and without the owner’s address it ends with 1 and a sentence', async () => {
  const { DATABASE_MIGRATION_URL: _owner, ...lacking } = migration(space.databaseUrl);
  const { output, ended } = run(lacking, 'migrate');
  expect(await ended).toBe(1);
  expect(output.err).toContain('signals could not be migrated.');
  expect(output.err).toContain('- DATABASE_MIGRATION_URL is missing.');
  expect(output.err).not.toContain('    at ');
});

test('a database that is not migrated is refused where it is expected to be', async () => {
  const DATABASE_URL = await space.createDatabase('bare');
  const { output, ended } = run(space.env({ DATABASE_URL, DATABASE_MIGRATIONS: 'expect' }));
  expect(await ended).toBe(1);
  expect(output.err).toMatch(/signals could not start\. The database lacks .*20260101000000_first/);
  expect(output.err).toContain('with the argument migrate');
  expect(output.err).not.toContain('    at ');
});

test('another argument is refused: what was to migrate would serve', async () => {
  const { output, ended } = run(space.env(), 'migrat');
  expect(await ended).toBe(1);
  expect(output.err).toBe('signals knows no "migrat": it serves, or with "migrate" migrates.\n');
});
