import { setTimeout as delay } from 'node:timers/promises';
import type { Call, Packed, Protocol, Reply } from '../protocols/protocol.ts';
import { unknown } from '../protocols/protocol.ts';
import type { VendorKey } from '../vendors/vendors.ts';
import { waitsOf } from './retry-plans.ts';
import { type Door, type Sent, send } from './send.ts';
import type { Tally } from './tally.ts';

/** How one vendor calls the site. */
export type Caller = {
  readonly vendorKey: VendorKey;
  readonly protocol: Protocol;
  readonly key: string;
  readonly door: Door;
  /** How long a unit of the retry plans is, in ms. */
  readonly unitMs: number;
  readonly tally: Tally;
  /** Sends an honest call; the hostile mode puts itself in its place. */
  once: (call: Call) => Promise<Reply>;
};

/** Signed now, with a nonce of its own. */
export function packedNow({ protocol, key }: Pick<Caller, 'protocol' | 'key'>, call: Call): Packed {
  return protocol.pack(call, { key, at: new Date(), nonce: crypto.randomUUID() });
}

/** What came back, as the protocol means it. Nothing back is an unknown outcome. */
export function replyOf(protocol: Protocol, call: Call, sent: Sent): Reply {
  return 'failure' in sent ? unknown(sent.failure) : protocol.read(call, sent.status, sent.text);
}

/** One attempt, counted as `honest`. */
export async function sendOnce(caller: Caller, call: Call): Promise<Reply> {
  const sent = await send(caller.door, packedNow(caller, call));
  const reply = replyOf(caller.protocol, call, sent);
  caller.tally.count({ vendorKey: caller.vendorKey, mode: 'honest', call, reply, ms: sent.ms });
  return reply;
}

/** Asks until there is a final answer or the plan of the protocol has no wait left. */
export async function sendByPlan(caller: Caller, call: Call, signal?: AbortSignal): Promise<Reply> {
  const waits = [...waitsOf(caller.protocol.name, call.verb)];
  for (;;) {
    const reply = await caller.once(call);
    const wait = waits.shift();
    if (reply.outcome !== 'unknown' || wait === undefined || signal?.aborted) return reply;
    await delay(wait * caller.unitMs, undefined, signal ? { signal } : {}).catch(() => undefined);
  }
}
