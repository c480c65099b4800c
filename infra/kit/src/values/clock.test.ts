import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';

test('the system clock has the time of the machine', () => {
  const before = Date.now();
  const read = systemClock.now().getTime();
  expect(read).toBeGreaterThanOrEqual(before);
  expect(read).toBeLessThanOrEqual(Date.now());
});
