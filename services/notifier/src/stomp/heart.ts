/**
 * Keeps the time of one connection: when something last came, and when something must be sent.
 *
 * A hidden tab lives and does not beat: its browser fires timers once a minute. It answers pings of
 * the WebSocket by itself, so only an answer that does not come says that nobody is there.
 */

import type { HeartBeat } from '../domain/heart-beat.ts';

/** A beat may be late by half as much again before it is asked for. */
const LATE_BEAT = 1.5;

/** A client that promised no heart-beats is asked after this long without a word. */
const PING_MS = 30_000;

export type Heart = {
  received(): void;
  sent(): void;
  /** What is due now. `silent`: a ping was not answered, and nothing else came. */
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
  /** Of the ping that waits for its answer. */
  let pingedAt: number | null = null;
  return {
    received() {
      receivedAt = now();
      pingedAt = null;
    },
    sent() {
      sentAt = now();
    },
    due({ serverEveryMs, clientEveryMs }) {
      const time = now();
      const answerMs = clientEveryMs || PING_MS;
      if (pingedAt !== null && time - pingedAt > answerMs) return 'silent';
      if (pingedAt === null && time - receivedAt >= pingAfterMs(clientEveryMs)) {
        pingedAt = time;
        return 'ping';
      }
      return serverEveryMs > 0 && time - sentAt >= serverEveryMs - tickMs ? 'beat' : 'nothing';
    },
    ageMs: () => now() - openedAt,
  };
}

function pingAfterMs(clientEveryMs: number): number {
  return clientEveryMs > 0 ? clientEveryMs * LATE_BEAT : PING_MS;
}
