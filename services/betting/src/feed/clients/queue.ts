import { setTimeout as delay } from 'node:timers/promises';

/** What waits to be applied: bounded: while it is full, the stream is left unread. */
export type Queue<Item> = {
  /** Resolves once there is room for more; at once when it is aborted. */
  add(item: Item, signal: AbortSignal): Promise<void>;
  /** What waits, the first of it; empty when nothing came in time. */
  take(max: number, options: { waitMs: number; signal: AbortSignal }): Promise<Item[]>;
};

export function createQueue<Item>(sizeMax: number): Queue<Item> {
  let items: Item[] = [];
  let arrived = Promise.withResolvers<void>();
  let room = Promise.withResolvers<void>();
  return {
    async add(item, signal) {
      items.push(item);
      arrived.resolve();
      while (items.length >= sizeMax && !signal.aborted) {
        room = Promise.withResolvers();
        await Promise.race([room.promise, aborted(signal)]);
      }
    },
    async take(max, { waitMs, signal }) {
      if (items.length === 0) {
        arrived = Promise.withResolvers();
        const waited = new AbortController();
        const either = AbortSignal.any([signal, waited.signal]);
        const timer = delay(waitMs, undefined, { signal: either }).catch(() => undefined);
        await Promise.race([arrived.promise, timer]);
        waited.abort();
      }
      const taken = items.slice(0, max);
      items = items.slice(max);
      room.resolve();
      return taken;
    },
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (signal.aborted) resolve();
  signal.addEventListener('abort', () => resolve(), { once: true });
  return promise;
}
