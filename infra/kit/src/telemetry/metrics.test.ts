import { expect, test } from 'vitest';
import { createMetrics, httpMetrics, jobMetrics } from './metrics.ts';

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
  expect(text).toContain('noriter_job_seconds_count{service="wallet",job="reconcile"} 1');
  expect(text).toMatch(/noriter_job_failures_total\{.*job="reconcile".*\} 1/);
  expect(text).toMatch(/noriter_job_last_success_timestamp_seconds\{.*\} \d{10}/);
});
