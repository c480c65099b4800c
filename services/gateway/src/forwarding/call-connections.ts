/** The call connections to one service: a few, opened when needed and renewed regularly. */
import { type CallConnection, openConnection } from './call-connection.ts';
import type { CallHandler, OutgoingCall } from './outgoing-calls.ts';
import type { CallTarget } from './upgrade-connection.ts';

export type CallConnections = {
  /**
   * Sends a call with others over one connection.
   *
   * @returns false when no connection is open: it was not sent, and takes the plain way
   */
  send(call: OutgoingCall, handler: CallHandler): boolean;
  /** Connections that take calls. */
  open(): number;
  /** Ends them at once; what has no answer yet fails. */
  destroy(): void;
};

/** Pause after a connection could not be opened. */
const RETRY_MS = 1_000;

/**
 * How long a connection takes calls. One address may lead to several instances: those that came later
 * get their share when connections are renewed.
 */
const LIFE_MS = 60_000;

/** How often, at most, connections are opened and renewed. */
const RENEW_CHECK_MS = 100;

/** @param wanted how many connections there should be; 0: none, and nothing is sent */
export function createCallConnections(target: CallTarget, wanted: number): CallConnections {
  let connections: CallConnection[] = [];
  let opening = 0;
  let nextCheckAt = Number.NEGATIVE_INFINITY;
  let isDestroyed = false;

  function renew(now: number): void {
    nextCheckAt = now + RENEW_CHECK_MS;
    const isFresh = ({ openedAt }: CallConnection) => now - openedAt < LIFE_MS;
    const fresh = connections.filter((one) => one.isOpen() && isFresh(one));
    for (let missing = wanted - fresh.length - opening; missing > 0; missing -= 1) void openOne();
    // An old one leaves when a fresh one has taken its place.
    if (fresh.length < wanted) return;
    for (const one of connections) if (one.isOpen() && !isFresh(one)) one.leave();
  }

  async function openOne(): Promise<void> {
    opening += 1;
    try {
      const opened = await openConnection(target, (closed) => {
        connections = connections.filter((one) => one !== closed);
      });
      connections = [...connections, opened];
      if (isDestroyed) opened.destroy();
    } catch {
      // Meanwhile calls take the plain way.
      nextCheckAt = performance.now() + RETRY_MS;
    }
    opening -= 1;
  }

  return {
    send(call, handler) {
      const now = performance.now();
      if (now >= nextCheckAt && !isDestroyed) renew(now);
      let least: CallConnection | null = null;
      for (const one of connections) {
        if (!one.isOpen()) continue;
        if (least === null || one.inFlight() < least.inFlight()) least = one;
      }
      if (least === null) return false;
      least.send(call, handler);
      return true;
    },
    open: () => connections.filter((one) => one.isOpen()).length,
    destroy() {
      isDestroyed = true;
      for (const one of connections) one.destroy();
    },
  };
}
