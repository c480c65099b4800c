import { Gauge } from 'prom-client';
import { expect, test } from 'vitest';
import { createMetrics, httpMetrics, jobMetrics, metricsText } from './metrics.ts';

test('every service in a process has a registry of its own', async () => {
  const wallet = createMetrics('wallet');
  const identity = createMetrics('identity');
  httpMetrics(wallet).observe('/api/cash/in', '0', 0.004);
  httpMetrics(identity);
  const text = await wallet.metrics();
  expect(text).toContain('_bucket{le="0.005",service="wallet",route="/api/cash/in",code="0"} 1');
  expect(await identity.metrics()).not.toContain('/api/cash/in');
});

test('a job reports how long it took, when it last succeeded, and how often it failed', async () => {
  const registry = createMetrics('wallet');
  const metrics = jobMetrics(registry);
  metrics.done('reconcile', 0.2);
  metrics.failed('reconcile');
  const text = await registry.metrics();
  expect(text).toContain('noriter_job_seconds_count{service="wallet",task="reconcile"} 1');
  expect(text).toMatch(/noriter_job_failures_total\{.*task="reconcile".*\} 1/);
  expect(text).toMatch(/noriter_job_last_success_timestamp_seconds\{.*\} \d{10}/);
});

test('a job that fails from the start on counts as late from then on', async () => {
  const registry = createMetrics('wallet');
  jobMetrics(registry).expected('settle-bets');
  const text = await registry.metrics();
  expect(text).toMatch(
    /noriter_job_last_success_timestamp_seconds\{.*task="settle-bets".*\} \d{10}/,
  );
  expect(text).toMatch(/noriter_job_failures_total\{.*task="settle-bets".*\} 0/);
});

test('a metric that cannot be read leaves the others to whoever asks, and is counted', async () => {
  const registry = createMetrics('wallet');
  expect(await metricsText(registry)).toContain('noriter_metrics_unread{service="wallet"} 0');
  new Gauge({
    name: 'noriter_away',
    help: 'Of a database that is away',
    registers: [registry],
    collect: () => Promise.reject(new Error('away')),
  });
  new Gauge({
    name: 'noriter_hanging',
    help: 'Of a database that says nothing',
    registers: [registry],
    collect: () => new Promise(() => undefined),
  });
  const text = await metricsText(registry, 10);
  expect(text).toContain('noriter_metrics_unread{service="wallet"} 2');
  expect(text).toContain('process_cpu_user_seconds_total');
  expect(text).not.toContain('noriter_away');
  expect(text).not.toContain('noriter_hanging');
});
