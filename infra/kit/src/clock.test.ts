import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';

test('the system clock says the time of the machine', () => {
  const before = Date.now();
  const said = systemClock.now().getTime();
  expect(said).toBeGreaterThanOrEqual(before);
  expect(said).toBeLessThanOrEqual(Date.now());
});
