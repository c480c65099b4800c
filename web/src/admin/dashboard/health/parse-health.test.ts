import { expect, it } from 'vitest';
import { parseHealth } from './parse-health.ts';

it('reads what the gateway says of its parts', () => {
  const checks = [{ name: 'wallet', ok: false }, { name: 'redis', ok: true }, 'other'];
  expect(parseHealth({ service: 'gateway', ready: false, checks })).toEqual({
    ready: false,
    parts: [
      { name: 'wallet', ok: false },
      { name: 'redis', ok: true },
    ],
  });
});

it.each([null, 'ready', {}, { ready: 'yes', checks: [] }])('takes %j for no answer', (answer) => {
  expect(parseHealth(answer)).toBeNull();
});
