import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRateLimit } from './rate-limit.ts';

const START = 1_000_000_000_000;

describe('a rate limit', () => {
  it('lets as many calls through as its maximum, then answers how long to wait', () => {
    const limit = createRateLimit('member', 3, 10_000);
    const answers = [1, 2, 3, 4].map(() => limit.take('a', START + 4_000));
    expect(answers).toEqual([0, 0, 0, 6]);
    expect(limit.take('b', START + 4_000)).toBe(0);
  });

  it('forgets the last window bit by bit, so a border lets no double share through', () => {
    const limit = createRateLimit('member', 10, 10_000);
    for (let i = 0; i < 10; i += 1) limit.take('a', START + 9_900);
    let allowed = 0;
    for (let i = 0; i < 10; i += 1) if (limit.take('a', START + 11_000) === 0) allowed += 1;
    expect(allowed).toBe(1);
    expect(limit.take('a', START + 30_000)).toBe(0);
  });

  it('never lets more than twice its share through in any stretch of one window', () => {
    const steps = fc.array(fc.integer({ min: 0, max: 3_000 }), { minLength: 1, maxLength: 200 });
    fc.assert(
      fc.property(steps, (waits) => {
        const limit = createRateLimit('member', 5, 10_000);
        const allowedAt: number[] = [];
        let now = START;
        for (const wait of waits) {
          now += wait;
          if (limit.take('a', now) === 0) allowedAt.push(now);
        }
        for (const from of allowedAt) {
          const inWindow = allowedAt.filter((at) => at >= from && at < from + 10_000);
          expect(inWindow.length).toBeLessThanOrEqual(10);
        }
      }),
    );
  });

  it('keeps quiet about keys far below the limit and shares each call of the others once', () => {
    const limit = createRateLimit('member', 80, 10_000);
    for (let i = 0; i < 9; i += 1) limit.take('quiet', START);
    for (let i = 0; i < 12; i += 1) limit.take('busy', START);
    const [first, ...others] = limit.collect();
    expect(others).toHaveLength(0);
    expect(first?.name).toMatch(/^limit:member:\d+:busy$/);
    expect(first?.calls).toBe(12);
    expect(limit.collect()).toEqual([]);
    limit.take('busy', START);
    expect(limit.collect()[0]?.calls).toBe(1);
  });

  it('takes in what the other instances counted', () => {
    const limit = createRateLimit('member', 8, 10_000);
    limit.take('a', START);
    const [unshared] = limit.collect();
    unshared?.settle(8);
    expect(limit.take('a', START)).toBeGreaterThan(0);
  });

  it('shares calls again that could not be shared', () => {
    const limit = createRateLimit('member', 8, 10_000);
    limit.take('a', START);
    const [unshared] = limit.collect();
    unshared?.putBack();
    limit.take('a', START);
    expect(limit.collect()[0]?.calls).toBe(2);
  });
});
