import type { StatelessConfig } from '../config.ts';
import type { Check } from '../health.ts';
import { pruneIdempotency } from '../idempotency-table.ts';
import { pruneInbox } from '../inbox.ts';
import { type Job, startJobs } from '../jobs.ts';
import { startConsumers } from '../kafka/consumers.ts';
import { jobMetrics } from '../metrics.ts';
import { startOutboxRelay } from '../outbox-relay.ts';
import type { Service, ServiceBase, StartOptions } from '../service.ts';
import type { ShutdownStep } from '../shutdown.ts';
import type { Ground } from './ground.ts';

/** What a service does besides answering requests. */
export type Work = {
  checks: readonly Check[];
  runJob: (name: string) => Promise<void>;
};

const PRUNE_EVERY_MS = 3_600_000;
const FLUSH_MS_MAX = 5_000;

/**
 * Starts the outbox relay, the jobs and the consumers, and puts their ends in front of what is
 * closed already: consumers stop first, then jobs, and what they left in the outbox is sent.
 */
export async function startWork<C extends StatelessConfig, Deps extends ServiceBase<C>>(parts: {
  service: Service<C, Deps>;
  ground: Ground<C>;
  deps: Deps;
  options: StartOptions;
  closing: ShutdownStep[];
}): Promise<Work> {
  const { service, ground, deps, options, closing } = parts;
  startRelay(ground, closing);
  const runJob = startOwnJobs(parts);
  const consumes = options.consumers === false ? [] : (service.consumes ?? []);
  if (consumes.length === 0) return { checks: [], runJob };
  const { kafka, topics: names, producer, clock, log, metrics } = ground;
  const consumers = await startConsumers({
    service: service.name,
    kafka,
    names,
    consumes,
    deps,
    producer,
    clock,
    log,
    metrics,
  });
  closing.unshift({ name: 'consumers', run: () => consumers.stop() });
  return {
    checks: [{ name: 'consumers', mandatory: false, run: () => consumers.check() }],
    runJob,
  };
}

function startRelay<C>(ground: Ground<C>, closing: ShutdownStep[]): void {
  const { database, producer, topics: names, log, metrics } = ground;
  if (database === undefined) return;
  const relay = startOutboxRelay({
    producer,
    names,
    log,
    metrics,
    databaseUrl: database.url,
    pool: database.pool,
  });
  closing.unshift({
    name: 'outbox',
    run: async () => {
      await relay.flush(FLUSH_MS_MAX);
      await relay.stop();
    },
  });
}

function startOwnJobs<C extends StatelessConfig, Deps extends ServiceBase<C>>({
  service,
  ground,
  deps,
  options,
  closing,
}: {
  service: Service<C, Deps>;
  ground: Ground<C>;
  deps: Deps;
  options: StartOptions;
  closing: ShutdownStep[];
}): Work['runJob'] {
  const jobs = [...(service.jobs ?? []), ...kitJobs<C, Deps>(ground)];
  if (ground.database === undefined) {
    if (jobs.length > 0) throw new Error(`${service.name} has jobs, but no DATABASE_URL to lock.`);
    return () => Promise.reject(new Error('A service without a database has no jobs.'));
  }
  const runner = startJobs<Deps>({
    jobs,
    scheduled: options.jobs !== false,
    deps,
    pool: ground.database.pool,
    log: ground.log,
    metrics: jobMetrics(ground.metrics),
  });
  closing.unshift({ name: 'jobs', run: () => runner.stop() });
  return (name) => runner.runNow(name);
}

/** Rows that the kit itself keeps for a bounded time. */
function kitJobs<C, Deps>({ database, clock }: Ground<C>): readonly Job<Deps>[] {
  if (database === undefined) return [];
  const { pool } = database;
  return [
    {
      name: 'prune-http-idempotency',
      everyMs: PRUNE_EVERY_MS,
      run: async () => void (await pruneIdempotency(pool)),
    },
    {
      name: 'prune-inbox',
      everyMs: PRUNE_EVERY_MS,
      run: async () => void (await pruneInbox({ pool, clock })),
    },
  ];
}
