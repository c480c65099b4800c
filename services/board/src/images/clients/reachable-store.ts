import { ServiceUnavailable } from '@noriter/kit/service-client';
import type { ObjectStore } from './object-store.ts';

/**
 * The same store, of which a failure is said as of any part that is away: TE99, to be tried again. A name
 * that is none stays an error of the code.
 */
export function reachableStore(store: ObjectStore): ObjectStore {
  const orAway = async <Value>(asked: () => Promise<Value>): Promise<Value> => {
    try {
      return await asked();
    } catch (err) {
      throw err instanceof RangeError ? err : new ServiceUnavailable(err);
    }
  };
  return {
    put: (name, bytes) => orAway(() => store.put(name, bytes)),
    get: (name) => orAway(() => store.get(name)),
    remove: (name) => orAway(() => store.remove(name)),
    close: () => store.close(),
  };
}
