/** So many parts of the screen change within one task: a slow phone stays far below 50 ms. */
const CHANGES_PER_TURN = 12;

export type Changes = ReturnType<typeof createChanges>;

/**
 * Tells who shows something that it changed: a few at a time, so that no task is a long one.
 *
 * @param soon works in turns: what is told to nobody within one is told in the next
 */
export function createChanges(soon: (work: () => void) => void) {
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let isComing = false;

  function turn(): void {
    isComing = false;
    let told = 0;
    for (const name of waiting) {
      waiting.delete(name);
      for (const listener of listeners.get(name) ?? []) listener();
      told += 1;
      if (told === CHANGES_PER_TURN) break;
    }
    if (waiting.size > 0) come();
  }

  function come(): void {
    if (isComing) return;
    isComing = true;
    soon(turn);
  }

  return {
    tell: (name: string): void => {
      if (!listeners.has(name)) return;
      waiting.add(name);
      come();
    },
    subscribe: (name: string, listener: () => void): (() => void) => {
      const others = listeners.get(name) ?? new Set();
      listeners.set(name, others.add(listener));
      return () => {
        others.delete(listener);
        if (others.size === 0 && listeners.get(name) === others) listeners.delete(name);
      };
    },
  };
}
