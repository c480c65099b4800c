import type { ObjectStore } from './object-store.ts';

/**
 * Gives the same bytes to all who ask for an object while it is read, or while an answer still holds it: a
 * picture that a hundred look at stands in memory once.
 */
export function sharedStore(store: ObjectStore): ObjectStore {
  const coming = new Map<string, Promise<Buffer | null>>();
  const held = new Map<string, WeakRef<Buffer>>();
  const gone = new FinalizationRegistry<string>((name) => {
    if (held.get(name)?.deref() === undefined) held.delete(name);
  });

  async function read(name: string): Promise<Buffer | null> {
    try {
      const bytes = await store.get(name);
      if (bytes !== null) {
        held.set(name, new WeakRef(bytes));
        gone.register(bytes, name);
      }
      return bytes;
    } finally {
      coming.delete(name);
    }
  }

  return {
    ...store,
    async get(name) {
      const known = held.get(name)?.deref();
      if (known !== undefined) return known;
      const underWay = coming.get(name) ?? read(name);
      coming.set(name, underWay);
      return underWay;
    },
    async put(name, bytes) {
      held.delete(name);
      await store.put(name, bytes);
    },
    async remove(name) {
      held.delete(name);
      await store.remove(name);
    },
  };
}
