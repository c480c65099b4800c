/** Keeps the time of one connection: when something last came, and when something must be sent. */

import type { HeartBeat } from '../domain/heart-beat.ts';

/** A client may be late by as much again before its connection counts as dead. */
const SILENCE_TOLERANCE = 2;

/** A client that promised no heart-beats is asked this often; its WebSocket answers by itself. */
const PING_MS = 30_000;

export type Heart = {
  received(): void;
  sent(): void;
  /** What is due now. `silent`: nothing came for too long. */
  due(agreed: HeartBeat): 'nothing' | 'beat' | 'ping' | 'silent';
  /** Milliseconds since the connection was opened. */
  ageMs(): number;
};

/**
 * @param input.now milliseconds that only ever grow
 * @param input.tickMs how often `due` is asked: beats leave that much early
 */
export function createHeart(input: { now: () => number; tickMs: number }): Heart {
  const { now, tickMs } = input;
  const openedAt = now();
  let receivedAt = openedAt;
  let sentAt = openedAt;
  let pingedAt = openedAt;
  return {
    received() {
      receivedAt = now();
    },
    sent() {
      sentAt = now();
    },
    due({ serverEveryMs, clientEveryMs }) {
      const time = now();
      if (time - receivedAt > (clientEveryMs || PING_MS) * SILENCE_TOLERANCE) return 'silent';
      if (serverEveryMs > 0 && time - sentAt >= serverEveryMs - tickMs) return 'beat';
      if (clientEveryMs > 0 || time - pingedAt < PING_MS) return 'nothing';
      pingedAt = time;
      return 'ping';
    },
    ageMs: () => now() - openedAt,
  };
}
