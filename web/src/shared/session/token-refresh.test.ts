import { describe, expect, it } from 'vitest';
import { isRefreshDue, refreshBeforeEndMs, refreshEveryMs } from './token-refresh.ts';

const minute = 60_000;

describe('a token', () => {
  it('is left alone while it is young and far from its end', () => {
    expect(isRefreshDue({ ageMs: 60 * minute, leftMs: 60 * minute })).toBe(false);
  });

  it('is renewed 6,600,000 ms after it was got', () => {
    const leftMs = 90 * minute;
    expect(isRefreshDue({ ageMs: refreshEveryMs - 1, leftMs })).toBe(false);
    expect(isRefreshDue({ ageMs: refreshEveryMs, leftMs })).toBe(true);
  });

  it('is renewed when five minutes or less remain', () => {
    const ageMs = 25 * minute;
    expect(isRefreshDue({ ageMs, leftMs: refreshBeforeEndMs + 1 })).toBe(false);
    expect(isRefreshDue({ ageMs, leftMs: refreshBeforeEndMs })).toBe(true);
  });
});
