/**
 * Invariant: this process holds few large encrypted bodies at a time. Each is held whole until it is opened, which
 * takes as much again: more of them than this, and the process has no memory left for anybody.
 */
import { createPlaces, type Places } from './places.ts';

const HELD_MAX = 8;

/** So many that no network has all of them. */
const NETWORK_MAX = 4;

/** One name for all networks. */
const EVERYBODY = '';

export function createHeldBodies(): Places {
  const ofNetwork = createPlaces(NETWORK_MAX);
  const ofAll = createPlaces(HELD_MAX);
  return {
    take(address) {
      const leaveNetwork = ofNetwork.take(address);
      if (leaveNetwork === null) return null;
      const leaveAll = ofAll.take(EVERYBODY);
      if (leaveAll === null) {
        leaveNetwork();
        return null;
      }
      return () => {
        leaveAll();
        leaveNetwork();
      };
    },
  };
}
