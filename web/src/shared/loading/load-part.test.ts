import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadPart, PartMissing } from './load-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('loads a part once when it comes', async () => {
  const load = vi.fn(async () => 'part');
  await expect(loadPart(load)).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(1);
});

it('tries again a part that does not come at first', async () => {
  const load = vi.fn(async () => 'part').mockRejectedValueOnce(new Error('gone'));
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(500);
  await expect(part).resolves.toBe('part');
  expect(load).toHaveBeenCalledTimes(2);
});

it('counts a part as missing that takes longer than 120 seconds, and tries it again', async () => {
  const load = vi.fn(async () => 'part').mockImplementationOnce(() => new Promise(() => undefined));
  const part = loadPart(load);
  await vi.advanceTimersByTimeAsync(119_000);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(2_000);
  await expect(part).resolves.toBe('part');
});

it('says so after the last try', async () => {
  const load = vi.fn(() => Promise.reject(new Error('gone')));
  const failed = expect(loadPart(load)).rejects.toBeInstanceOf(PartMissing);
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(load).toHaveBeenCalledTimes(4);
});

describe('without a line', () => {
  const kept = { controller: {} };
  it.each([
    ['nothing is asked for, which a browser would remember', {}, '/', 0],
    ['what the service worker keeps is there', { serviceWorker: kept }, '/', 1],
    ['nothing is kept on a first visit', { serviceWorker: { controller: null } }, '/', 0],
    ['nothing is kept of the back office', { serviceWorker: kept }, '/admin/members', 0],
  ])('%s', async (_what, has, pathname, loads) => {
    vi.stubGlobal('navigator', { onLine: false, ...has });
    vi.stubGlobal('location', { pathname });
    const load = vi.fn(async () => 'part');
    const part = loadPart(load).catch((error: unknown) => error);
    if (loads === 0) await expect(part).resolves.toBeInstanceOf(PartMissing);
    else await expect(part).resolves.toBe('part');
    expect(load).toHaveBeenCalledTimes(loads);
  });
});
