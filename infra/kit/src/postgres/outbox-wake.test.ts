import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { markOutbox, onOutboxWake, takeOutboxMark, wakeOutbox } from './outbox-wake.ts';

describe('waking the outbox', () => {
  it('remembers a transaction that added to it, once', () => {
    const tx = {};
    expect(takeOutboxMark(tx)).toBe(false);
    markOutbox(tx);
    expect(takeOutboxMark(tx)).toBe(true);
    expect(takeOutboxMark(tx)).toBe(false);
  });

  it('notifies the listeners of a pool, and no others, until they stop', () => {
    const [pool, other] = [new pg.Pool(), new pg.Pool()];
    let notified = 0;
    const stop = onOutboxWake(pool, () => {
      notified += 1;
    });
    wakeOutbox(other);
    wakeOutbox(pool);
    stop();
    wakeOutbox(pool);
    expect(notified).toBe(1);
  });
});
