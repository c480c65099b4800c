import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadPart, PartMissing } from './load-part.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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
