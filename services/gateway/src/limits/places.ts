/** Invariant: one network has at most `max` places at a time, and one that has none is forgotten. */
import { networkOf } from '@noriter/kit/client-address';

export type Places = {
  /** Takes a place. Returns what gives it back, to be called once; null where there is none left. */
  take: (address: string) => (() => void) | null;
};

/** A network that has all its places may try again after this long. */
export const PLACE_RETRY_SECONDS = 5;

/** Counts what networks hold at this moment, in this process. */
export function createPlaces(max: number): Places {
  const taken = new Map<string, number>();
  return {
    take(address) {
      const network = networkOf(address);
      const before = taken.get(network) ?? 0;
      if (before >= max) return null;
      taken.set(network, before + 1);
      return () => {
        const rest = (taken.get(network) ?? 1) - 1;
        if (rest === 0) taken.delete(network);
        else taken.set(network, rest);
      };
    },
  };
}
