import { describe, expect, it } from 'vitest';
import { createOpenKeys } from './open-keys.ts';

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
});
