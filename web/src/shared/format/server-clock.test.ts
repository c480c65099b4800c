import { expect, it } from 'vitest';
import { learnServerClock, learnServerTime, serverNow } from './server-clock.ts';

const device = Date.parse('2026-11-21T10:00:00Z');

it('follows the server, and not the answers that are too old or too exact to say anything', () => {
  expect(serverNow(device)).toBe(device);

  learnServerClock('Sat, 21 Nov 2026 10:05:00 GMT', device, device + 100);
  const ahead = serverNow(device) - device;
  expect(ahead).toBeGreaterThan(299_000);
  expect(ahead).toBeLessThan(301_000);

  learnServerClock('Sat, 21 Nov 2026 12:00:00 GMT', device, device + 9_000);
  learnServerClock('no date', device, device);
  learnServerClock(null, device, device);
  learnServerClock('Sat, 21 Nov 2026 10:05:00 GMT', device + 400, device + 500);
  expect(serverNow(device) - device).toBe(ahead);
});

it('follows an answer that tells the moment to the millisecond, if it did not come late', () => {
  learnServerTime('2026-11-21T10:00:01.300Z', device, device + 200);
  expect(serverNow(device) - device).toBe(1_200);
  learnServerClock('Sat, 21 Nov 2026 10:00:01 GMT', device, device + 100);
  learnServerTime('2026-11-21T11:00:00.000Z', device, device + 9_000);
  learnServerTime('no time', device, device);
  expect(serverNow(device) - device).toBe(1_200);
});
