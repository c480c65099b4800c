import type pg from 'pg';

/** Transactions that have added to the outbox and not yet ended. */
const marked = new WeakSet<object>();

/** By pool: whom to notify of a commit with new outbox rows. */
const listeners = new WeakMap<pg.Pool, Set<() => void>>();

/** Remembers that a transaction has added to the outbox. */
export function markOutbox(tx: object): void {
  marked.add(tx);
}

/** Whether a transaction that just ended had added to the outbox; forgets it. */
export function takeOutboxMark(tx: object): boolean {
  return marked.delete(tx);
}

/**
 * Wakes the relay: rows are there. `withTransaction` does it by itself; after a transaction that
 * was committed in another way (Prisma's) call it, or the relay finds the rows at its next poll.
 */
export function wakeOutbox(pool: pg.Pool): void {
  for (const listener of listeners.get(pool) ?? []) listener();
}

/** Calls `listener` after each commit with new outbox rows. @returns ends that */
export function onOutboxWake(pool: pg.Pool, listener: () => void): () => void {
  const known = listeners.get(pool) ?? new Set();
  listeners.set(pool, known);
  known.add(listener);
  return () => known.delete(listener);
}
