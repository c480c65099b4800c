import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { applyMigrations } from '../../src/migrate/migrations.ts';
import { startExclusively } from '../../src/service/job-lock.ts';
import { type Job, type JobRunner, startJobs } from '../../src/service/jobs.ts';
import { createMetrics, jobMetrics } from '../../src/telemetry/metrics.ts';
import { eventually, openTestSpace } from '../../src/testing/testing.ts';

const space = await openTestSpace('jobs');
beforeAll(async () => {
  await applyMigrations({ databaseUrl: space.databaseUrl, log: space.log });
});
afterAll(() => space.close());

const registry = createMetrics('jobs');
const metrics = jobMetrics(registry);
const open: JobRunner[] = [];
afterAll(() => Promise.all(open.map((runner) => runner.stop())));

/** As one process of the service would run them. */
function processWith(job: Job<null>, scheduled = true): JobRunner {
  const { pool, log } = space;
  const runner = startJobs({ jobs: [job], scheduled, deps: null, pool, log, metrics });
  open.push(runner);
  return runner;
}

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function lastRun(name: string) {
  const { rows } = await space.pool.query('select * from kit.job_run where name = $1', [name]);
  return rows[0];
}

async function locksHeld(): Promise<number> {
  const { rows } = await space.pool.query(
    `select count(*)::int as held from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].held;
}

describe('a job of a service with three processes', () => {
  test('runs in one of them at a time, at its interval', async () => {
    let atWork = 0;
    let most = 0;
    /** As they are written down: what is due may begin later on a busy machine. */
    const starts: number[] = [];
    const job: Job<null> = {
      name: 'reconcile',
      everyMs: 300,
      async run() {
        atWork += 1;
        most = Math.max(most, atWork);
        starts.push((await lastRun('reconcile')).started_at.getTime());
        await pause(100);
        atWork -= 1;
      },
    };
    const processes = [processWith(job), processWith(job), processWith(job)];
    await eventually(() => expect(starts.length).toBeGreaterThanOrEqual(4));
    await Promise.all(processes.map((one) => one.stop()));
    expect(most).toBe(1);
    for (const [index, start] of starts.entries()) {
      const before = starts[index - 1];
      if (before !== undefined) expect(start - before).toBeGreaterThan(250);
    }
    expect(await lastRun('reconcile')).toMatchObject({
      error: null,
      finished_at: expect.any(Date),
    });
  });

  test('ends what is at work before the process ends, and starts nothing after', async () => {
    let finished = 0;
    const job: Job<null> = {
      name: 'slow',
      everyMs: 10,
      async run() {
        await pause(150);
        finished += 1;
      },
    };
    const runner = processWith(job);
    await eventually(async () => expect(await lastRun('slow')).toBeDefined());
    await runner.stop();
    const done = finished;
    expect(done).toBeGreaterThanOrEqual(1);
    await pause(300);
    expect(finished).toBe(done);
  });
});

describe('a run that goes wrong', () => {
  test('is written down with its reason, counted, and tried again at the next time', async () => {
    let runs = 0;
    const runner = processWith({
      name: 'failing',
      everyMs: 50,
      run: async () => {
        runs += 1;
        if (runs === 1) throw new Error('no statement from the bank');
      },
    });
    await eventually(() => expect(runs).toBeGreaterThanOrEqual(2));
    await runner.stop();
    expect(await lastRun('failing')).toMatchObject({ error: null });
    expect(await registry.metrics()).toMatch(/noriter_job_failures_total\{.*task="failing".*\} 1/);
  });

  test('is ended when it takes too long', async () => {
    let aborted = false;
    const runner = processWith(
      {
        name: 'endless',
        everyMs: 60_000,
        timeoutMs: 100,
        run: (_deps, signal) =>
          new Promise((resolve) => {
            signal.addEventListener('abort', () => {
              aborted = true;
              resolve();
            });
          }),
      },
      false,
    );
    await runner.runNow('endless');
    expect(aborted).toBe(true);
  });

  test('and never ends, does not hold the others up', async () => {
    const never: Job<null> = {
      name: 'hanging',
      everyMs: 60_000,
      timeoutMs: 100,
      run: () => new Promise(() => undefined),
    };
    const runner = processWith(never, false);
    await runner.runNow('hanging');
    expect(await lastRun('hanging')).toMatchObject({
      error: 'the run did not end within 100 ms',
    });
    let ran = false;
    const run = async () => {
      ran = true;
    };
    const healthy = processWith({ ...never, run }, false);
    await healthy.runNow('hanging');
    expect(ran).toBe(true);
  });

  test('loses its lock with its connection, is ended, and the process goes on', async () => {
    let given: AbortSignal | undefined;
    const losing: Job<null> = {
      name: 'losing',
      everyMs: 60_000,
      async run(_deps, signal) {
        given = signal;
        const ended = new Promise((resolve) => signal.addEventListener('abort', resolve));
        await space.pool.query(
          `select pg_terminate_backend(pid) from pg_locks where locktype = 'advisory'
             and database = (select oid from pg_database where datname = current_database())`,
        );
        await ended;
      },
    };
    await processWith(losing, false).runNow('losing');
    expect(given?.aborted).toBe(true);
    expect(await lastRun('losing')).toMatchObject({ finished_at: null });
    expect(await registry.metrics()).toMatch(/noriter_job_failures_total\{.*task="losing".*\} 1/);
    let ran = false;
    const run = async () => {
      ran = true;
    };
    await processWith({ ...losing, run }, false).runNow('losing');
    expect(ran).toBe(true);
  });

  test('of a process that crashed is due at once', async () => {
    await space.pool.query(
      `insert into kit.job_run (name, started_at) values ('orphan', now() - interval '1 second')`,
    );
    let runs = 0;
    const runner = processWith({
      name: 'orphan',
      everyMs: 3_600_000,
      run: async () => {
        runs += 1;
      },
    });
    await eventually(() => expect(runs).toBe(1));
    await runner.stop();
  });
});

test('a run of another process just now is enough for all', async () => {
  let runs = 0;
  const job: Job<null> = {
    name: 'hourly',
    everyMs: 3_600_000,
    run: async () => {
      runs += 1;
    },
  };
  const first = processWith(job);
  await eventually(() => expect(runs).toBe(1));
  const second = processWith(job);
  await pause(1_200);
  expect(runs).toBe(1);
  await Promise.all([first.stop(), second.stop()]);
});

test('a run whose row is removed gives its lock back all the same', async () => {
  let runs = 0;
  const job: Job<null> = {
    name: 'removed',
    everyMs: 60_000,
    async run() {
      runs += 1;
      await space.pool.query(`delete from kit.job_run where name = 'removed'`);
    },
  };
  await processWith(job, false).runNow('removed');
  await processWith(job, false).runNow('removed');
  expect(runs).toBe(2);
  expect(await locksHeld()).toBe(0);
});

test('where a person does the work, no run begins and none is recorded', async () => {
  let runs = 0;
  const job: Job<null> = {
    name: 'by-hand',
    everyMs: 60_000,
    run: async () => {
      runs += 1;
    },
  };
  const done = Promise.withResolvers<void>();
  const started = await startExclusively(space.pool, 'by-hand', () => done.promise);
  await processWith(job, false).runNow('by-hand');
  expect(runs).toBe(0);
  expect(await lastRun('by-hand')).toBeUndefined();
  done.resolve();
  await started?.ended;
  await processWith(job, false).runNow('by-hand');
  expect(runs).toBe(1);
  expect(await locksHeld()).toBe(0);
});

test('a name nobody declared is an error', async () => {
  const runner = processWith({ name: 'known', everyMs: 1_000, run: async () => undefined }, false);
  await expect(runner.runNow('unknown')).rejects.toThrow('There is no job unknown.');
});
