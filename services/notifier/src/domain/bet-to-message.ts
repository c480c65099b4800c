/**
 * Invariant: a browser learns what became of a slip by the slip's own version, which counts on from
 * placed (1) over accepted or refused (2) to each settlement. It is no version of the channel: a
 * balance and a bet, or two slips, do not outdate each other.
 */

import type { BetEvent } from '@noriter/proto/bet_events_pb';

import type { Delivery } from './live-message.ts';

const states = {
  placed: 'placed',
  accepted: 'accepted',
  refused: 'refused',
  settled: 'settled',
  voided: 'voided',
  reopened: 'reopened',
  cashedOut: 'cashed-out',
} as const;

/** `BET`: data1 names the slip, data2 what became of it. Null for what this version does not know. */
export function betEventToDelivery(id: string, event: BetEvent): Delivery | null {
  const { memberId, slipId, version } = event;
  if (event.event.case === undefined) return null;
  return {
    audience: { kind: 'member', memberId },
    message: {
      id,
      cmd: 'BET',
      data1: slipId,
      data2: states[event.event.case],
      headers: { version: version.toString() },
    },
  };
}

/** The bets of a slip are settled together: within one batch it is sent once. */
export function withoutRepeatedSlips(deliveries: readonly Delivery[]): Delivery[] {
  const latest = new Map(
    deliveries.map((delivery) => {
      const { data1, data2, headers } = delivery.message;
      return [`${data1} ${data2} ${headers?.version}`, delivery];
    }),
  );
  return [...latest.values()];
}
