import { describe, expect, it } from 'vitest';
import { createWakeUp } from './wake-up.ts';

describe('a wake-up', () => {
  it('wakes the one who waits', async () => {
    const wakeUp = createWakeUp();
    let awake = false;
    const waiting = wakeUp.wait(60_000, wakeUp.count()).then(() => {
      awake = true;
    });
    await new Promise((resolve) => setImmediate(resolve));
    expect(awake).toBe(false);
    wakeUp.notify();
    await waiting;
    expect(awake).toBe(true);
  });

  it('does not lose a notice that came while the work was read', async () => {
    const wakeUp = createWakeUp();
    const seen = wakeUp.count();
    wakeUp.notify();
    await wakeUp.wait(3_600_000, seen);
  });

  it('lets the one who waits go on by itself after a while', async () => {
    const wakeUp = createWakeUp();
    const started = performance.now();
    await wakeUp.wait(30, wakeUp.count());
    expect(performance.now() - started).toBeGreaterThan(20);
  });
});
