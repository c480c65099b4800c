import { describe, expect, it } from 'vitest';
import { contentOf, createOpenKeys } from './open-keys.ts';

describe('the key of a submit', () => {
  it('stays the same while the outcome of the same input is unknown', () => {
    const keys = createOpenKeys();
    const key = keys.keyFor('deposit', '10000', 0);
    expect(keys.keyFor('deposit', '10000', 60_000)).toBe(key);
    expect(keys.keyFor('withdrawal', '10000', 60_000)).not.toBe(key);
  });

  it('is a new one for another input, after a clear answer, and after a while', () => {
    const keys = createOpenKeys();
    const first = keys.keyFor('deposit', '10000', 0);
    const other = keys.keyFor('deposit', '20000', 0);
    expect(other).not.toBe(first);
    keys.settle('deposit', other);
    const third = keys.keyFor('deposit', '20000', 0);
    expect(third).not.toBe(other);
    expect(keys.keyFor('deposit', '20000', 300_000)).not.toBe(third);
  });

  it('is not settled by the late answer to an earlier one', () => {
    const keys = createOpenKeys();
    const first = keys.keyFor('deposit', '10000', 0);
    const second = keys.keyFor('deposit', '20000', 0);
    keys.settle('deposit', first);
    expect(keys.keyFor('deposit', '20000', 1)).toBe(second);
  });

  it('outlives the page, and what was kept by another version is left', () => {
    let kept: string | null = null;
    const store = {
      read: () => kept,
      write: (text: string) => {
        kept = text;
      },
    };
    const key = createOpenKeys(store).keyFor('deposit', '10000', 0);
    expect(createOpenKeys(store).keyFor('deposit', '10000', 1)).toBe(key);
    for (const other of ['', '{', '3', '{"deposit":7}']) {
      kept = other;
      expect(createOpenKeys(store).keyFor('deposit', '10000', 2)).not.toBe(key);
    }
  });

  it('is kept without end where that is asked for', () => {
    const keys = createOpenKeys();
    const key = keys.keyFor('bet', '{}', 0);
    expect(keys.keyFor('bet', '{}', 86_400_000, Infinity)).toBe(key);
  });

  it('is bound to no secret', () => {
    const content = contentOf({ amount: '1', cashOutPass: '1234', memPass: 'x' });
    expect(content).toBe('{"amount":"1"}');
  });
});
