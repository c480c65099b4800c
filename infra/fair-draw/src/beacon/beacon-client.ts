import { Agent, request } from 'undici';
import { z } from 'zod';
import type { BeaconChain } from './beacon.ts';
import { createVerifyThread } from './verify-thread.ts';

const TIMEOUT_MS = 2_000;
/** A round takes 300 bytes. */
const ANSWER_BYTES_MAX = 4_096;
/** Rounds of several games often share one; they are drawn within seconds. */
const KEPT = 64;

const agent = new Agent({ maxResponseSize: ANSWER_BYTES_MAX });

const answerShape = z.object({ round: z.int(), signature: z.string().regex(/^[0-9a-f]{96}$/) });

export type Beacon = {
  readonly chain: BeaconChain;
  /**
   * The signature of a round as hexadecimal text, verified with the chain's key.
   *
   * @throws Error when the beacon is silent, has no such round yet, answers more than a round takes, sends
   * elsewhere, or says what it did not sign
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
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { statusCode, body } = await request(address, { dispatcher: agent, signal });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`The beacon answers ${statusCode} for round ${round}.`);
    }
    const answered = answerShape.parse(await body.json());
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
