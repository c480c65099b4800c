import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { forbiddenCommandsCounter, standingsCounter } from './wallet-metrics.ts';

test('what alarms watch stands at 0 before it ever happened', async () => {
  const registry = new Registry();
  standingsCounter(registry);
  const forbidden = forbiddenCommandsCounter(registry);
  expect(await registry.metrics()).toContain('noriter_wallet_standings_total{by="nobody"} 0');
  expect(await registry.metrics()).toContain('noriter_wallet_forbidden_total 0');
  forbidden.inc({ source: 'betting', kind: 'withdrawal', way: 'topic' });
  expect(await registry.metrics()).toContain('noriter_wallet_forbidden_total 1');
});
