import { describe, expect, it } from 'vitest';
import { dropOldMarks, isClosed, markClosed, popupClosedMs } from './popup-marks.ts';

const now = Date.parse('2026-11-21T12:00:00Z');

function emptyMarks() {
  const held = new Map<string, string>();
  return {
    held,
    getItem: (key: string) => held.get(key) ?? null,
    setItem: (key: string, value: string) => void held.set(key, value),
    removeItem: (key: string) => void held.delete(key),
    keys: () => [...held.keys()],
  };
}

describe('a popup closed for 24 hours', () => {
  it('stays closed until they are over', () => {
    const marks = emptyMarks();
    markClosed('7', now, marks);
    expect(isClosed('7', now, marks)).toBe(true);
    expect(isClosed('7', now + popupClosedMs - 1, marks)).toBe(true);
    expect(isClosed('7', now + popupClosedMs, marks)).toBe(false);
  });

  it('leaves every other popup open', () => {
    const marks = emptyMarks();
    markClosed('7', now, marks);
    expect(isClosed('77', now, marks)).toBe(false);
  });

  it('is not believed when the mark is from the future or no moment at all', () => {
    const marks = emptyMarks();
    markClosed('7', now + 60_000, marks);
    marks.setItem('noriter.popup.8', 'Y');
    expect(isClosed('7', now, marks)).toBe(false);
    expect(isClosed('8', now, marks)).toBe(false);
  });

  it('leaves no mark behind when its time is over', () => {
    const marks = emptyMarks();
    marks.setItem('noriter.session', 'kept');
    markClosed('7', now, marks);
    markClosed('8', now + popupClosedMs, marks);
    dropOldMarks(now + popupClosedMs, marks);
    expect([...marks.held.keys()]).toEqual(['noriter.session', 'noriter.popup.8']);
  });
});
