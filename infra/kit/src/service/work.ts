import { keepAuditJob } from '../audit/keep-audit.ts';
import { pruneIdempotency } from '../idempotency/idempotency-table.ts';
import { startConsumers } from '../kafka/consume/consumers.ts';
import { pruneInbox } from '../outbox/inbox.ts';
import { startOutboxRelay } from '../outbox/relay.ts';
import type { Check } from '../telemetry/health.ts';
import { jobMetrics } from '../telemetry/metrics.ts';
import type { BaseInfrastructure } from './base-infrastructure.ts';
import type { StatelessConfig } from './config.ts';
import { type Job, startJobs } from './jobs.ts';
import type { Service, ServiceBase, StartOptions } from './shape.ts';
import type { ShutdownStep } from './shutdown.ts';

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
  infrastructure: BaseInfrastructure<C>;
  deps: Deps;
  options: StartOptions;
  closing: ShutdownStep[];
}): Promise<Work> {
  const { service, infrastructure, deps, options, closing } = parts;
  startRelay(infrastructure, closing);
  const runJob = startOwnJobs(parts);
  const consumes = options.consumers === false ? [] : (service.consumes ?? []);
  if (consumes.length === 0) return { checks: [], runJob };
  const { config, kafka, topics: names, producer, clock, log, metrics } = infrastructure;
  // Consumers join by themselves when the brokers are back; a start must not wait for that.
  const joinWaitMs = infrastructure.topicsMade() ? undefined : 0;
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
    fetchWaitMs: config.KAFKA_FETCH_WAIT_MS,
    onLagRead: (answered) => infrastructure.backlog.noted(answered),
    ...(joinWaitMs === undefined ? {} : { joinWaitMs }),
  });
  closing.unshift({ name: 'consumers', run: () => consumers.stop() });
  return {
    checks: [{ name: 'consumers', mandatory: false, run: () => consumers.check() }],
    runJob,
  };
}

function startRelay<C>(infrastructure: BaseInfrastructure<C>, closing: ShutdownStep[]): void {
  const { database, producer, topics: names, log, metrics } = infrastructure;
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
  infrastructure,
  deps,
  options,
  closing,
}: {
  service: Service<C, Deps>;
  infrastructure: BaseInfrastructure<C>;
  deps: Deps;
  options: StartOptions;
  closing: ShutdownStep[];
}): Work['runJob'] {
  const jobs = [...(service.jobs ?? []), ...kitJobs<C, Deps>(infrastructure)];
  if (infrastructure.database === undefined) {
    if (jobs.length > 0) throw new Error(`${service.name} has jobs, but no DATABASE_URL to lock.`);
    return () => Promise.reject(new Error('A service without a database has no jobs.'));
  }
  const runner = startJobs<Deps>({
    jobs,
    scheduled: options.jobs !== false,
    deps,
    pool: infrastructure.database.pool,
    log: infrastructure.log,
    metrics: jobMetrics(infrastructure.metrics),
  });
  closing.unshift({ name: 'jobs', run: () => runner.stop() });
  return (name) => runner.runNow(name);
}

/** Rows that the kit itself keeps for a bounded time. */
function kitJobs<C, Deps>({
  database,
  clock,
  metrics,
}: BaseInfrastructure<C>): readonly Job<Deps>[] {
  if (database === undefined) return [];
  const { pool } = database;
  return [
    keepAuditJob<Deps>({ ...database.audit, pool, metrics, clock }),
    {
      name: 'prune-http-idempotency',
      everyMs: PRUNE_EVERY_MS,
      run: async (_deps, signal) => void (await pruneIdempotency(pool, signal)),
    },
    {
      name: 'prune-inbox',
      everyMs: PRUNE_EVERY_MS,
      run: async (_deps, signal) => void (await pruneInbox({ pool, clock }, signal)),
    },
  ];
}
