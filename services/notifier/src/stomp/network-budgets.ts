import { createFrameBudget, type FrameBudget } from './frame-budget.ts';

/**
 * What the connections of one network may do together: who opens hundreds of sockets gets no more than
 * an internet café that is full.
 */
export type NetworkBudgets = {
  /** A connection begins; `left` has to be called when it has ended. */
  joined(network: string): void;
  /** @param subscriptions the connection still had */
  left(network: string, subscriptions: number): void;
  /** @returns false for a frame above what the network may send */
  takesFrame(network: string): boolean;
  /** @returns false for a subscription above what the network may have; it is not counted then */
  takesSubscription(network: string): boolean;
  givesSubscription(network: string): void;
};

type Network = { connections: number; subscriptions: number; readonly frames: FrameBudget };

export type NetworkLimits = {
  /** Frames of a network at once, and in each second after. */
  framesBurst: number;
  framesPerSecond: number;
  subscriptionsMax: number;
};

/** @param now milliseconds that only ever grow */
export function createNetworkBudgets(
  now: () => number,
  { framesBurst: burst, framesPerSecond: perSecond, subscriptionsMax }: NetworkLimits,
): NetworkBudgets {
  const networks = new Map<string, Network>();

  return {
    joined(name) {
      const network = networks.get(name);
      if (network !== undefined) network.connections += 1;
      else {
        const frames = createFrameBudget({ now, burst, perSecond });
        networks.set(name, { connections: 1, subscriptions: 0, frames });
      }
    },
    left(name, subscriptions) {
      const network = networks.get(name);
      if (network === undefined) return;
      network.connections -= 1;
      network.subscriptions -= subscriptions;
      if (network.connections === 0) networks.delete(name);
    },
    takesFrame: (name) => networks.get(name)?.frames.take() ?? true,
    takesSubscription(name) {
      const network = networks.get(name);
      if (network === undefined) return true;
      if (network.subscriptions >= subscriptionsMax) return false;
      network.subscriptions += 1;
      return true;
    },
    givesSubscription(name) {
      const network = networks.get(name);
      if (network !== undefined) network.subscriptions -= 1;
    },
  };
}
