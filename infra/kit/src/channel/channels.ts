/** The channels to one service: some connections, opened as they are needed and renewed by and by. */
import {
  type CallHandler,
  type CarriedCall,
  type ChannelTarget,
  type Connection,
  openConnection,
} from './connection.ts';

export type Channels = {
  /**
   * Sends a call with others over one connection.
   *
   * @returns false when no connection is open: it was not sent, and goes another way
   */
  carry(call: CarriedCall, handler: CallHandler): boolean;
  /** Connections that take calls. */
  open(): number;
  /** Ends them at once; what has no answer yet fails. */
  destroy(): void;
};

/** After one could not be opened, so long until the next try. */
const RETRY_MS = 1_000;

/**
 * How long a connection takes calls. Behind one address may stand several processes: those that came
 * later get their part when connections are renewed.
 */
const LIFE_MS = 60_000;

/** How often, at most, it is looked at what is to be opened and what to be renewed. */
const LOOK_MS = 100;

/** @param wanted how many connections there should be; 0: none, and nothing is carried */
export function createChannels(target: ChannelTarget, wanted: number): Channels {
  let connections: Connection[] = [];
  let opening = 0;
  let nextLookAt = Number.NEGATIVE_INFINITY;
  let isDestroyed = false;

  function lookAfter(now: number): void {
    nextLookAt = now + LOOK_MS;
    const isYoung = ({ openedAt }: Connection) => now - openedAt < LIFE_MS;
    const young = connections.filter((one) => one.isOpen() && isYoung(one));
    for (let missing = wanted - young.length - opening; missing > 0; missing -= 1) void openOne();
    // An old one goes when there is a young one for it.
    if (young.length < wanted) return;
    for (const one of connections) if (one.isOpen() && !isYoung(one)) one.leave();
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
      // Calls go the other way meanwhile.
      nextLookAt = performance.now() + RETRY_MS;
    }
    opening -= 1;
  }

  return {
    carry(call, handler) {
      const now = performance.now();
      if (now >= nextLookAt && !isDestroyed) lookAfter(now);
      let least: Connection | null = null;
      for (const one of connections) {
        if (!one.isOpen()) continue;
        if (least === null || one.underWay() < least.underWay()) least = one;
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
