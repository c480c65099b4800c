import { z } from 'zod';
import type { BeaconChain } from './beacon.ts';
import { createVerifyThread } from './verify-thread.ts';

const TIMEOUT_MS = 2_000;
/** Rounds of several games often share one; they are drawn within seconds. */
const KEPT = 64;

const answerShape = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

export type Beacon = {
  readonly chain: BeaconChain;
  /**
   * The signature of a round as hexadecimal text, verified with the chain's key.
   *
   * @throws Error when the beacon is silent, has no such round yet, or says what it did not sign
   */
  signatureOf(round: number): Promise<string>;
  close(): Promise<void>;
};

/** A beacon behind drand's HTTP API, version 1. @param url without the chain's hash */
export function createBeacon(url: string, chain: BeaconChain): Beacon {
  const thread = createVerifyThread();
  const known = new Map<number, string>();

  async function ask(round: number): Promise<string> {
    const address = new URL(`${chain.hash}/public/${round}`, url.endsWith('/') ? url : `${url}/`);
    const answer = await fetch(address, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    if (!answer.ok) throw new Error(`The beacon answers ${answer.status} for round ${round}.`);
    const answered = answerShape.parse(await answer.json());
    const isIts = answered.round === round && (await thread.verify({ ...chain, ...answered }));
    if (!isIts) throw new Error(`The beacon did not sign what was answered for round ${round}.`);
    return answered.signature;
  }

  return {
    chain,
    async signatureOf(round) {
      const signature = known.get(round) ?? (await ask(round));
      known.set(round, signature);
      for (const old of known.keys()) if (known.size > KEPT) known.delete(old);
      return signature;
    },
    close: () => thread.close(),
  };
}
