import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

export type { Registry } from 'prom-client';

/** From a cached read to a request that times out. */
const HTTP_SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** From a glance at a table to a settlement run. */
const JOB_SECONDS = [0.01, 0.05, 0.1, 0.5, 1, 5, 10, 30, 60, 300];

/**
 * A service's own registry, with Node's figures (event loop lag, memory, garbage collection) in
 * it. Every metric carries the label `service`.
 */
export function createMetrics(service: string): Registry {
  const registry = new Registry();
  registry.setDefaultLabels({ service });
  collectDefaultMetrics({ register: registry });
  return registry;
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
export type JobMetrics = { done(job: string, seconds: number): void; failed(job: string): void };

export function jobMetrics(registry: Registry): JobMetrics {
  const seconds = new Histogram({
    name: 'noriter_job_seconds',
    help: 'Time of a finished run of a job',
    labelNames: ['job'],
    buckets: JOB_SECONDS,
    registers: [registry],
  });
  const failures = new Counter({
    name: 'noriter_job_failures_total',
    help: 'Runs of a job that failed',
    labelNames: ['job'],
    registers: [registry],
  });
  const last = new Gauge({
    name: 'noriter_job_last_success_timestamp_seconds',
    help: 'When a job last finished well, in seconds since 1970',
    labelNames: ['job'],
    registers: [registry],
  });
  return {
    done(job, duration) {
      seconds.observe({ job }, duration);
      last.set({ job }, Date.now() / 1000);
    },
    failed: (job) => failures.inc({ job }),
  };
}
