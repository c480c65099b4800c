/**
 * Invariant: each direction beats at the slower of what one side promises and the other wants,
 * and not at all when either says 0 (STOMP 1.2, "Heart-beating").
 */

/** One side's wish in milliseconds: how often it can send, how often it wants to receive. */
export type HeartBeatOffer = { sendsEveryMs: number; wantsEveryMs: number };

/** What was agreed; 0 is no heart-beat in that direction. */
export type HeartBeat = { serverEveryMs: number; clientEveryMs: number };

export const noHeartBeat: HeartBeat = { serverEveryMs: 0, clientEveryMs: 0 };

/** Nine digits are eleven days: longer is a mistake, and stays exact in arithmetic. */
const heartBeatPattern = /^(\d{1,9}),(\d{1,9})$/;

/** Reads a `heart-beat` header; a missing one means 0,0, null is a malformed one. */
export function parseHeartBeat(header: string | undefined): HeartBeatOffer | null {
  if (header === undefined) return { sendsEveryMs: 0, wantsEveryMs: 0 };
  const match = heartBeatPattern.exec(header);
  if (!match) return null;
  return { sendsEveryMs: Number(match[1]), wantsEveryMs: Number(match[2]) };
}

export function negotiateHeartBeat(client: HeartBeatOffer, server: HeartBeatOffer): HeartBeat {
  return {
    serverEveryMs: agree(server.sendsEveryMs, client.wantsEveryMs),
    clientEveryMs: agree(client.sendsEveryMs, server.wantsEveryMs),
  };
}

function agree(promisedMs: number, wantedMs: number): number {
  if (promisedMs === 0 || wantedMs === 0) return 0;
  return Math.max(promisedMs, wantedMs);
}
