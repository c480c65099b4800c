import { describe, expect, it } from 'vitest';
import { checkedAt, isCheckDue, markChecked } from './reality-marks.ts';

function emptyStore() {
  const kept = new Map<string, string>();
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

describe('a reality check', () => {
  it('counts from the session’s own mark, and a new session begins anew', () => {
    const store = emptyStore();
    expect(checkedAt(store, 'one')).toBeNull();
    markChecked(store, 'one', 1_000);
    expect(checkedAt(store, 'one')).toBe(1_000);
    expect(checkedAt(store, 'other')).toBeNull();
    store.setItem('noriter.reality-check', 'one rubbish');
    expect(checkedAt(store, 'one')).toBeNull();
  });

  it.each([
    [null, 15, false],
    [0, 15, true],
    [1, 15, false],
    [0, 0, false],
    [0, 30, false],
  ])('last at %s with %d minutes is due after a quarter of an hour: %s', (last, minutes, due) => {
    expect(isCheckDue(last, minutes, 15 * 60_000)).toBe(due);
  });
});
