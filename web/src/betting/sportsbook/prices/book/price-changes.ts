/** So many parts of the screen change within the first task. */
const changesFirst = 4;
const changesMost = 24;
/** What a task may take, in milliseconds: a touch waits no longer. Below the first there is room. */
const turnMs = { room: 6, most: 16 };

type Wishes = {
  /** Works in turns: who is not notified in one is notified in the next. */
  soon: (work: () => void) => void;
  /** Milliseconds that only ever grow. */
  now: () => number;
};

export type Changes = ReturnType<typeof createChanges>;

/**
 * Notifies who shows something that it changed: as many at a time as this device draws in a short
 * task, which is found out by doing it.
 */
export function createChanges({ soon, now }: Wishes) {
  const listeners = new Map<string, Set<() => void>>();
  const waiting = new Set<string>();
  let isComing = false;
  let perTurn = changesFirst;

  function turn(): void {
    isComing = false;
    const startedAt = now();
    // What was notified is drawn in microtasks of this task, and this comes behind them.
    queueMicrotask(() => queueMicrotask(() => fit(now() - startedAt, notified)));
    let notified = 0;
    for (const name of waiting) {
      waiting.delete(name);
      for (const listener of listeners.get(name) ?? []) listener();
      notified += 1;
      if (notified >= perTurn) break;
    }
    if (waiting.size > 0) come();
  }

  function fit(tookMs: number, notified: number): void {
    const isFull = notified >= perTurn;
    if (tookMs > turnMs.most) perTurn = Math.max(1, Math.floor(perTurn / 2));
    else if (isFull && tookMs < turnMs.room) perTurn = Math.min(changesMost, perTurn * 2);
  }

  function come(): void {
    if (isComing) return;
    isComing = true;
    soon(turn);
  }

  return {
    notify: (name: string): void => {
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
