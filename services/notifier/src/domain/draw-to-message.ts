/**
 * Invariant: results of a game come in the order of their rounds: the version is the round's place
 * in all days, so that a result which is sent again never shows after a newer one.
 */

import type { DrawEvent } from '@noriter/proto/draw_events_pb';

import type { Delivery, LiveMessage } from './live-message.ts';

const DAY_MS = 86_400_000;
/** No cycle is shorter than ten seconds. */
const ROUNDS_PER_DAY_MAX = 10_000n;

/**
 * `DRAW`: data1 names the round (`2026-11-21 109`), data2 is its result as JSON, empty for a round
 * that is excluded. Null for what is not sent live: an announcement has nothing new.
 */
export function drawEventToMessage(id: string, event: DrawEvent): LiveMessage | null {
  const { gameDay, number } = event;
  const days = BigInt(Date.parse(gameDay) / DAY_MS);
  const message = {
    id,
    cmd: 'DRAW',
    data1: `${gameDay} ${number}`,
    version: days * ROUNDS_PER_DAY_MAX + BigInt(number),
  } as const;
  switch (event.event.case) {
    case 'drawn': {
      const { balls, facts } = event.event.value;
      return { ...message, data2: JSON.stringify({ balls, facts }) };
    }
    case 'excluded':
      return { ...message, data2: '' };
    default:
      return null;
  }
}

/**
 * `ROUND_VOID`: data1 names the round as in `DRAW`, data2 its game. It goes to the site that declared it;
 * elsewhere the round is drawn as ever.
 */
export function voidEventToDelivery(id: string, event: DrawEvent): Delivery | null {
  if (event.event.case !== 'declaredVoid') return null;
  const { gameId, gameDay, number } = event;
  return {
    audience: { kind: 'site', siteId: event.event.value.siteId },
    message: { id, cmd: 'ROUND_VOID', data1: `${gameDay} ${number}`, data2: gameId },
  };
}
