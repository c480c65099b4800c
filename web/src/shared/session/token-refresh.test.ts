import { describe, expect, it } from 'vitest';
import { isRefreshDue, refreshBeforeEndMs, refreshEveryMs } from './token-refresh.ts';

const minute = 60_000;

describe('a token', () => {
  it('is left alone while it is young and far from its end', () => {
    expect(isRefreshDue({ gotAt: 0, endsAt: 120 * minute, now: 60 * minute })).toBe(false);
  });

  it('is renewed 6,600,000 ms after it was got', () => {
    const endsAt = 200 * minute;
    expect(isRefreshDue({ gotAt: 0, endsAt, now: refreshEveryMs - 1 })).toBe(false);
    expect(isRefreshDue({ gotAt: 0, endsAt, now: refreshEveryMs })).toBe(true);
  });

  it('is renewed when five minutes or less remain', () => {
    const endsAt = 30 * minute;
    const edge = endsAt - refreshBeforeEndMs;
    expect(isRefreshDue({ gotAt: 0, endsAt, now: edge - 1 })).toBe(false);
    expect(isRefreshDue({ gotAt: 0, endsAt, now: edge })).toBe(true);
  });
});
