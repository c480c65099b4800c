import { expect, test } from 'vitest';
import { safeStorage } from './storage.ts';

/** A browser's storage with room for so many texts. */
function storageFor(room: number): Storage {
  const held = new Map<string, string>();
  return {
    getItem: (key) => held.get(key) ?? null,
    setItem(key, text) {
      if (held.size >= room && !held.has(key)) throw new DOMException('', 'QuotaExceededError');
      held.set(key, text);
    },
    removeItem: (key) => void held.delete(key),
    clear: () => held.clear(),
    key: (index) => [...held.keys()][index] ?? null,
    get length() {
      return held.size;
    },
  };
}

const shut = (): Storage => {
  throw new DOMException('Access is denied for this document.', 'SecurityError');
};

test('what may be kept is kept by the browser', () => {
  const storage = storageFor(9);
  const kept = safeStorage(() => storage);
  expect(kept.getItem('a')).toBeNull();
  kept.setItem('a', '1');
  expect(storage.getItem('a')).toBe('1');
  expect(kept.keys()).toEqual(['a']);
  kept.removeItem('a');
  expect(storage.length).toBe(0);
});

test('a storage that is shut is one that lasts as long as the page', () => {
  const kept = safeStorage(shut);
  expect(kept.getItem('a')).toBeNull();
  kept.setItem('a', '1');
  expect(kept.getItem('a')).toBe('1');
  expect(kept.keys()).toEqual(['a']);
  kept.removeItem('a');
  expect(kept.getItem('a')).toBeNull();
  expect(kept.keys()).toEqual([]);
});

test('what a full one refuses is remembered, and what was written last is what is read', () => {
  const storage = storageFor(1);
  const kept = safeStorage(() => storage);
  kept.setItem('a', '1');
  kept.setItem('b', '2');
  expect(kept.getItem('b')).toBe('2');
  expect(kept.keys()).toEqual(['a', 'b']);
  kept.removeItem('a');
  kept.setItem('b', '3');
  expect(storage.getItem('b')).toBe('3');
  expect(kept.getItem('b')).toBe('3');
  expect(kept.keys()).toEqual(['b']);
});
