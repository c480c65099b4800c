import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type { Registry } from 'prom-client';

/** From a cached read to a request that times out. */
const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** From a glance at a table to a settlement run. */
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

const UNREAD = 'noriter_metrics_unread';

/**
 * How often it is looked how late the event loop is. Each look wakes the process: by the ten milliseconds of
 * prom-client a process with nothing to do spent most of its time on them.
 */
const LOOP_LOOK_MS = 100;

/**
 * A service's own registry, with Node's figures (event loop lag, memory, garbage collection) in
 * it. Every metric carries the label `service`.
 */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: LOOP_LOOK_MS });
  new Gauge({
    name: 'noriter_metrics_unread',
    help: 'Metrics that could not be read at the last scrape',
    registers: [registry],
  });
  return registry;
}

/** Shorter than Prometheus waits for an answer. */
const READ_MS = 3_000;

/**
 * All metrics as Prometheus reads them. One that cannot be read in time, as its database is away, is left
 * out and counted: the others are what an alarm needs then.
 */
export async function metricsText(registry: Registry, readMs = READ_MS): Promise<string> {
  const textOf = (name: string) => registry.getSingleMetricAsString(name);
  const names = registry.getMetricsAsArray().flatMap(({ name }) => (name === UNREAD ? [] : name));
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new Error('It was not read in time.')), readMs);
  const read = await Promise.allSettled(
    names.map((name) => Promise.race([textOf(name), late.promise])),
  );
  clearTimeout(timer);
  const texts = read.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const unread = registry.getSingleMetric(UNREAD);
  if (unread instanceof Gauge) {
    unread.set(names.length - texts.length);
    texts.push(await textOf(UNREAD));
  }
  return `${texts.join('\n\n')}\n`;
}

/** How requests went: `observe(route, resultCode, seconds)`. */
export type HttpMetrics = { observe(route: string, resultCode: string, seconds: number): void };

/** Requests by route and result code; the code is a closed set, so the series are too. */
export function httpMetrics(registry: Registry): HttpMetrics {
  const histogram = new Histogram({
    name: 'noriter_http_request_seconds',
    help: 'Time from the headers of a request to its answer',
    labelNames: ['route', 'code'],
    buckets: HTTP_SECONDS,
    registers: [registry],
  });
  return {
    observe: (route, code, seconds) => histogram.observe({ route, code }, seconds),
  };
}

/** How jobs went. */
export type JobMetrics = {
  /** The process is to run it: one that fails from the start on counts as late from then on. */
  expected(job: string): void;
  done(job: string, seconds: number): void;
  failed(job: string): void;
};

export function jobMetrics(registry: Registry): JobMetrics {
  // `job` is Prometheus's own word for where it scrapes: a label of that name would be lost to it.
  const seconds = new Histogram({
    name: 'noriter_job_seconds',
    help: 'Time of a finished run of a job',
    labelNames: ['task'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'noriter_job_failures_total',
    help: 'Runs of a job that failed',
    labelNames: ['task'],
    registers: [registry],
  });
  const last = new Gauge({
    name: 'noriter_job_last_success_timestamp_seconds',
    help: 'When a job last finished well, in seconds since 1970',
    labelNames: ['task'],
    registers: [registry],
  });
  return {
    expected(task) {
      failures.inc({ task }, 0);
      last.set({ task }, Date.now() / 1000);
    },
    done(task, duration) {
      seconds.observe({ task }, duration);
      last.set({ task }, Date.now() / 1000);
    },
    failed: (task) => failures.inc({ task }),
  };
}
