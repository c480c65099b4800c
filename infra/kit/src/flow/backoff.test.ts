import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { backoffMs, pause } from './backoff.ts';

describe('backoffMs', () => {
  it('doubles up to its limit and stays in its upper half', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 1_000 }), (attempt) => {
        const full = Math.min(1_000, 100 * 2 ** (attempt - 1));
        const wait = backoffMs(attempt, { firstMs: 100, maxMs: 1_000 });
        expect(wait).toBeGreaterThanOrEqual(full / 2);
        expect(wait).toBeLessThanOrEqual(full);
      }),
    );
  });
});

describe('pause', () => {
  it('ends early and quietly when it is aborted', async () => {
    const stop = new AbortController();
    const paused = pause(60_000, stop.signal);
    stop.abort();
    await expect(paused).resolves.toBeUndefined();
    await expect(pause(60_000, stop.signal)).resolves.toBeUndefined();
  });
});
