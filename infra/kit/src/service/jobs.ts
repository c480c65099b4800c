import type { Pool, PoolClient } from 'pg';
import type { Logger } from '../telemetry/logging.ts';
import type { JobMetrics } from '../telemetry/metrics.ts';
import { runInContext } from '../telemetry/request-context.ts';
import { inSpan } from '../telemetry/tracing.ts';
import { unlockJob, whileLocked } from './job-lock.ts';
import { beginRun, endRun } from './job-runs.ts';

/** Work that a service does by the clock. One process per database runs it at a time. */
export type Job<Deps> = {
  /** Unique in the service; it names the lock and the metrics. */
  name: string;
  /** From the end of a run to the next one, which comes up to a tenth later, a minute at most. */
  everyMs: number;
  /**
   * Longer runs are aborted by `signal`, and count as failed; 5 minutes by default. So is one whose
   * lock is lost.
   */
  timeoutMs?: number;
  /** One run: bounded, and harmless when a crash makes it happen twice. */
  run(deps: Deps, signal: AbortSignal): Promise<void>;
};

export type JobRunner = {
  /** Runs a job now, whatever its schedule, unless another process is at it. */
  runNow(name: string): Promise<void>;
  /** Starts no more runs and waits for the running one. */
  stop(): Promise<void>;
};

export type JobParts<Deps> = {
  jobs: readonly Job<Deps>[];
  /** false: only `runNow` runs them. */
  scheduled: boolean;
  deps: Deps;
  pool: Pool;
  log: Logger;
  metrics: JobMetrics;
};

const TIMEOUT_MS = 300_000;

/** So that the processes of a service do not all ask at the same moment. */
const FIRST_RUN_MS_MAX = 1_000;

/**
 * Up to so much longer than `everyMs` after each run: services that were started together would
 * otherwise do their minute's work in the same second, for as long as they run. What is done once a day
 * looks back by little more than a day.
 */
const DRIFT = 0.1;
const DRIFT_MS_MAX = 60_000;

/** The share of `everyMs` after which another process's run lies far enough back. */
const DUE_SHARE = 0.9;

/** From the end of a run to the next one, in ms. @param chance from 0 to 1 */
export function untilNext(everyMs: number, chance: number): number {
  return everyMs + chance * Math.min(everyMs * DRIFT, DRIFT_MS_MAX);
}

/** Runs each job at its interval until it is stopped; one timer per job. */
export function startJobs<Deps>(parts: JobParts<Deps>): JobRunner {
  const timers = new Map<string, NodeJS.Timeout>();
  const running = new Set<Promise<void>>();
  const stopping = new AbortController();

  function schedule(job: Job<Deps>, delayMs: number): void {
    const timer = setTimeout(() => {
      const run = runJob(parts, job, { due: true, stopping: stopping.signal }).finally(() => {
        running.delete(run);
        if (!stopping.signal.aborted) schedule(job, untilNext(job.everyMs, Math.random()));
      });
      running.add(run);
    }, delayMs);
    timers.set(job.name, timer);
  }

  for (const job of parts.scheduled ? parts.jobs : []) {
    parts.metrics.expected(job.name);
    schedule(job, Math.min(job.everyMs, Math.ceil(Math.random() * FIRST_RUN_MS_MAX)));
  }
  return {
    async runNow(name) {
      const job = parts.jobs.find((one) => one.name === name);
      if (job === undefined) throw new Error(`There is no job ${name}.`);
      await runJob(parts, job, { due: false, stopping: stopping.signal });
    },
    async stop() {
      stopping.abort();
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(running);
    },
  };
}

/** One attempt: see whether a run is due, take the lock, run, write down how it went. */
async function runJob<Deps>(
  parts: JobParts<Deps>,
  job: Job<Deps>,
  how: { due: boolean; stopping: AbortSignal },
): Promise<void> {
  let client: PoolClient | undefined;
  let broken = false;
  try {
    client = await parts.pool.connect();
    const restMs = how.due ? job.everyMs * DUE_SHARE : null;
    const begun = await beginRun(client, job.name, restMs);
    if (begun === 'locked') await unlockJob(client, job.name);
    if (begun !== 'running') return;
    await runAndRecord(parts, job, how.stopping, client);
  } catch (error) {
    // A connection in doubt is closed, and the lock with it.
    broken = true;
    parts.metrics.failed(job.name);
    parts.log.warn({ err: error, job: job.name }, 'a job could not be run');
  } finally {
    client?.release(broken);
  }
}

async function runAndRecord<Deps>(
  parts: JobParts<Deps>,
  job: Job<Deps>,
  stopping: AbortSignal,
  client: PoolClient,
): Promise<void> {
  const started = performance.now();
  const error = await whileLocked(client, (lost) =>
    runBounded(parts.deps, job, { stopping, lost }),
  );
  // By the connection of the lock: of a run that lost it nothing is recorded, and it is due at once.
  await endRun(client, job.name, error?.message ?? null);
  if (error === null) {
    parts.metrics.done(job.name, (performance.now() - started) / 1000);
    return;
  }
  parts.metrics.failed(job.name);
  parts.log.error({ err: error, job: job.name }, 'a job failed');
}

async function runBounded<Deps>(
  deps: Deps,
  job: Job<Deps>,
  { stopping, lost }: { stopping: AbortSignal; lost: AbortSignal },
): Promise<Error | null> {
  const timeoutMs = job.timeoutMs ?? TIMEOUT_MS;
  const signal = AbortSignal.any([stopping, lost, AbortSignal.timeout(timeoutMs)]);
  const late = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => {
      if (lost.aborted) reject(new Error('the run lost its lock', { cause: lost.reason }));
      else if (!stopping.aborted) reject(new Error(`the run did not end within ${timeoutMs} ms`));
    });
  });
  try {
    const work = () => inSpan(`job ${job.name}`, {}, () => job.run(deps, signal));
    await Promise.race([runInContext({ requestId: `job-${job.name}` }, work), late]);
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
