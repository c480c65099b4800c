import { Registry } from 'prom-client';
import { expect, test } from 'vitest';
import { countOperatorLogins } from './operator-logins.ts';

test('each way a log-in ends stands at 0 before it ever happened', async () => {
  const registry = new Registry();
  countOperatorLogins(registry);
  const text = await registry.metrics();
  for (const outcome of ['wrong', 'code-locked', 'locked', 'barred', 'other-address']) {
    expect(text).toContain(`noriter_identity_operator_logins_total{outcome="${outcome}"} 0`);
  }
});
