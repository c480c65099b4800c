import { timestampDate } from '@bufbuild/protobuf/wkt';
import type { GameEvent } from '@noriter/proto/game_events_pb';

import { type Delivery, lockMessage } from './live-message.ts';
import { type SiteState, unknownSite } from './site-state.ts';

/** What a lock is of: a vendor's games, or one of them. */
function scopeOf(vendorKey: string, gameCode: string): string {
  return gameCode === '' ? `vendor:${vendorKey}` : `game:${vendorKey}:${gameCode}`;
}

/** What a game event changes of a site: a vendor or a game was locked or opened. null for all else. */
export function gameEventToState({ siteId, occurredAt, event }: GameEvent): SiteState | null {
  if (event.case !== 'vendorChanged' || occurredAt === undefined) return null;
  const { vendorKey, gameCode, locked } = event.value;
  const changedAt = timestampDate(occurredAt).getTime();
  return {
    ...unknownSite(siteId),
    locks: [{ scope: scopeOf(vendorKey, gameCode), locked, changedAt }],
  };
}

/** Why a game was taken from a member, who did not end it: its window is to close. */
const takenAway: readonly string[] = ['locked', 'excluded'];

/** A game that was taken from a member is locked for that one window. null for all else. */
export function gameEventToDelivery(id: string, { memberId, event }: GameEvent): Delivery | null {
  if (event.case !== 'sessionEnded' || !takenAway.includes(event.value.reason)) return null;
  const scope = `session:${event.value.sessionId}`;
  return {
    audience: { kind: 'member', memberId },
    message: lockMessage(id, { scope, locked: true }),
  };
}
