/**
 * Shares of a queue that all readers use: one network has so many reads in it at a time, and its others
 * wait for their turn outside. So whoever asks for much waits for himself alone.
 */
export type FairShares = {
  /**
   * Runs the work when its network has a place.
   *
   * @param wanted asked when the turn has come: who has left is passed over
   * @returns null when nobody waits for it any more, or too much of the network waits already
   */
  run<T>(network: string, work: () => Promise<T | null>, wanted: () => boolean): Promise<T | null>;
};

type Share = { running: number; readonly waiting: (() => void)[] };

/**
 * @param max reads of one network in the queue at once
 * @param waitingMax its reads that wait outside
 */
export function createFairShares(max: number, waitingMax: number): FairShares {
  const shares = new Map<string, Share>();

  async function place(network: string): Promise<Share | null> {
    const share = shares.get(network) ?? { running: 0, waiting: [] };
    shares.set(network, share);
    if (share.running < max) {
      share.running += 1;
      return share;
    }
    if (share.waiting.length >= waitingMax) return null;
    // Whoever gives up a place hands it on: it stays counted.
    await new Promise<void>((resolve) => share.waiting.push(resolve));
    return share;
  }

  function giveUp(network: string, share: Share): void {
    const next = share.waiting.shift();
    if (next !== undefined) {
      next();
      return;
    }
    share.running -= 1;
    if (share.running === 0) shares.delete(network);
  }

  return {
    async run(network, work, wanted) {
      const share = await place(network);
      if (share === null) return null;
      try {
        return wanted() ? await work() : null;
      } finally {
        giveUp(network, share);
      }
    },
  };
}
