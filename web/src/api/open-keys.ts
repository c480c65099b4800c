import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * After this long a person who sends the same means to do it again: what became of the first time
 * has been on their screen since.
 */
const openMsMax = 5 * 60_000;

type Open = { key: string; input: string; sinceMs: number };

/** The keys of submits whose outcome is unknown, one for each form. */
export function createOpenKeys() {
  const open = new Map<string, Open>();
  return {
    /** The key of the unfinished submit of the same input, else a new one. */
    keyFor(name: string, input: string, nowMs: number): string {
      const known = open.get(name);
      if (known?.input === input && nowMs - known.sinceMs < openMsMax) return known.key;
      const key = newIdempotencyKey();
      open.set(name, { key, input, sinceMs: nowMs });
      return key;
    },
    /** A clear answer came: the key has done its work. */
    settle(name: string, key: string): void {
      if (open.get(name)?.key === key) open.delete(name);
    },
  };
}

/** They live as long as the site is open, and never leave the memory: inputs hold passwords. */
export const openKeys = createOpenKeys();
