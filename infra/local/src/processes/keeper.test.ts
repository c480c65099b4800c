import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { limits } from '@noriter/kit/testing/limits';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoffMs, createKeeper, type Keeper, type KeeperSpec } from './keeper.ts';
import { until } from './waiting.ts';

let dir = '';
let printed: string[] = [];
let keeper: Keeper | null = null;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'keeper-'));
  printed = [];
});

afterEach(async () => {
  await keeper?.stop();
  rmSync(dir, { recursive: true, force: true });
});

/** A program that writes a line once it runs. */
function keep(script: string, changes: Partial<KeeperSpec> = {}): Keeper {
  const logFile = join(dir, 'log');
  const spec: KeeperSpec = {
    name: 'thing',
    stopOrder: 0,
    stopSignal: 'SIGTERM',
    graceMs: 300,
    readyWithinMs: 5000,
    command: () => ({
      name: 'thing',
      program: process.execPath,
      args: ['-e', script],
      env: process.env,
      cwd: dir,
      logFile,
    }),
    ready: (child) => until(child, () => readFileSync(logFile, 'utf8').includes('up'), 10),
    ...changes,
  };
  keeper = createKeeper(spec, { changed: () => undefined, print: (text) => printed.push(text) });
  return keeper;
}

const runs = 'console.log("up"); setInterval(() => {}, 1000)';

test('the pause before a restart doubles and stays below 15 s', () => {
  expect([0, 1, 2, 3, 4, 5, 50].map(backoffMs)).toEqual([
    500, 1000, 2000, 4000, 8000, 15_000, 15_000,
  ]);
});

test('what is killed by accident comes back, and both are printed', async () => {
  const thing = keep(runs);
  await thing.start();
  const first = thing.pid();
  thing.signal('SIGKILL');
  await vi.waitFor(() => expect(printed).toContain('thing is back.'), limits.soon);
  expect(printed[0]).toContain('thing was ended by SIGKILL; it is started again in 0.5 s');
  expect(thing.pid()).not.toBe(first);
});

test('what is killed on purpose stays down until it is started', async () => {
  const thing = keep(runs);
  await thing.start();
  await thing.kill();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(thing.pid()).toBeNull();
  await thing.start();
  expect(thing.pid()).not.toBeNull();
});

test('what ends while it starts is a failure with the place of its log', async () => {
  const thing = keep('process.exit(3)');
  await expect(thing.start()).rejects.toThrow(
    /thing ended with code 3 while starting \(log: .*log\)/,
  );
  expect(thing.pid()).toBeNull();
});

test('what does not get ready in time is ended', async () => {
  const thing = keep('setInterval(() => {}, 1000)', { readyWithinMs: 200 });
  await expect(thing.start()).rejects.toThrow('thing was not ready within 0.2 s');
  expect(thing.pid()).toBeNull();
});

test('what does not listen to the polite signal is ended by force', async () => {
  const thing = keep(`process.on('SIGTERM', () => {}); ${runs}`);
  await thing.start();
  await thing.stop();
  expect(thing.pid()).toBeNull();
});

test('a paused process can be stopped', async () => {
  const thing = keep(runs);
  await thing.start();
  thing.signal('SIGSTOP');
  await thing.stop();
  expect(thing.pid()).toBeNull();
});
