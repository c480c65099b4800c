import { expect, it } from 'vitest';
import {
  isServerClockKnown,
  learnServerClock,
  learnServerTime,
  onServerClock,
  serverNow,
} from './server-clock.ts';

const device = Date.parse('2026-11-21T10:00:00Z');

it('follows the server, and not the answers that are too old or too exact to say anything', () => {
  expect(serverNow(device)).toBe(device);
  expect(isServerClockKnown()).toBe(false);

  learnServerClock('Sat, 21 Nov 2026 10:05:00 GMT', device, device + 100);
  const ahead = serverNow(device) - device;
  expect(ahead).toBeGreaterThan(299_000);
  expect(ahead).toBeLessThan(301_000);

  learnServerClock('Sat, 21 Nov 2026 10:05:08 GMT', device, device + 9_000);
  learnServerClock('Sat, 21 Nov 2026 12:00:00 GMT', device, device - 1);
  learnServerClock('no date', device, device);
  learnServerClock(null, device, device);
  learnServerClock('Sat, 21 Nov 2026 10:05:00 GMT', device + 400, device + 500);
  expect(serverNow(device) - device).toBe(ahead);
  expect(isServerClockKnown()).toBe(true);
});

it('follows an answer that tells the moment to the millisecond, if it did not come late', () => {
  learnServerTime('2026-11-21T10:00:01.300Z', device, device + 200);
  expect(serverNow(device) - device).toBe(1_200);
  learnServerClock('Sat, 21 Nov 2026 10:00:01 GMT', device, device + 100);
  learnServerTime('2026-11-21T10:00:06.000Z', device, device + 9_000);
  learnServerTime('no time', device, device);
  expect(serverNow(device) - device).toBe(1_200);
});

it('learns on a slow line too how many hours a device is wrong, and says so', () => {
  learnServerTime('2026-11-21T10:00:00.000Z', device, device);
  const changes: number[] = [];
  const stop = onServerClock(() => changes.push(serverNow(device) - device));
  learnServerClock('Sat, 21 Nov 2026 07:00:04 GMT', device, device + 9_000);
  expect(changes).toEqual([-3 * 3_600_000]);
  learnServerTime('2026-11-21T07:00:00.100Z', device, device);
  stop();
  learnServerTime('2026-11-21T10:00:00.000Z', device, device);
  expect(changes).toHaveLength(1);
});
