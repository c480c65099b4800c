import { describe, expect, it } from 'vitest';
import { createBell } from './bell.ts';

describe('a bell', () => {
  it('wakes the one who waits', async () => {
    const bell = createBell();
    let awake = false;
    const waiting = bell.wait(60_000, bell.heard()).then(() => {
      awake = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(awake).toBe(false);
    bell.ring();
    await waiting;
    expect(awake).toBe(true);
  });

  it('does not let a ring be lost that came while the work was looked at', async () => {
    const bell = createBell();
    const heard = bell.heard();
    bell.ring();
    const started = performance.now();
    await bell.wait(60_000, heard);
    expect(performance.now() - started).toBeLessThan(1_000);
  });

  it('lets the one who waits go on by itself after a while', async () => {
    const bell = createBell();
    const started = performance.now();
    await bell.wait(30, bell.heard());
    expect(performance.now() - started).toBeGreaterThan(20);
  });
});
