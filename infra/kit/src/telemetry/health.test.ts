import { expect, test, vi } from 'vitest';
import { type Check, createReadiness } from './health.ts';

const good: Check = { name: 'database', mandatory: true, run: async () => undefined };
const bad = (mandatory: boolean): Check => ({
  name: 'redis',
  mandatory,
  run: () => Promise.reject(new Error('connection refused')),
});

test('ready while every mandatory check answers; whole while every check does', async () => {
  expect(await createReadiness([good]).report()).toMatchObject({ ready: true, whole: true });
  expect(await createReadiness([good, bad(false)]).report()).toMatchObject({
    ready: true,
    whole: false,
    checks: [
      { name: 'database', ok: true },
      { ok: false, problem: 'connection refused' },
    ],
  });
  expect(await createReadiness([good, bad(true)]).report()).toMatchObject({ ready: false });
});

test('a check that hangs has failed', async () => {
  const hanging: Check = {
    name: 'kafka',
    mandatory: true,
    run: () => new Promise(() => undefined),
  };
  const report = await createReadiness([hanging]).report();
  expect(report.checks).toEqual([
    { name: 'kafka', mandatory: true, ok: false, problem: 'no answer within 1500 ms' },
  ]);
});

test('many probes run the checks once a second', async () => {
  const run = vi.fn(async () => undefined);
  const readiness = createReadiness([{ name: 'database', mandatory: true, run }]);
  await Promise.all(Array.from({ length: 50 }, () => readiness.report()));
  expect(run).toHaveBeenCalledTimes(1);
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  await readiness.report();
  expect(run).toHaveBeenCalledTimes(2);
});

test('a service that closes is not ready, whatever its checks answer', async () => {
  const readiness = createReadiness([good]);
  await readiness.report();
  readiness.close();
  expect(await readiness.report()).toMatchObject({ ready: false, whole: false });
});
